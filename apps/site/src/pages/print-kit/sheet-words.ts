import {
  SCALE_LINE,
  type LayoutId,
  type PaperId,
  type SheetLayout,
  type SheetWords,
} from '@waypage/codes/print';
import type { StripWords } from '@waypage/codes/print-strip';
import type { TFunction } from 'i18next';

type Translate = TFunction<['print-kit']>;

/** ISO sizes have the same name everywhere. */
export function paperName(t: Translate, paper: PaperId): string {
  return paper === 'letter' ? t('print-kit:letter') : paper.toUpperCase();
}

export function sheetWords(t: Translate, id: LayoutId, layout: SheetLayout): SheetWords {
  const what = layout.labels ?? t(`print-kit:layouts.${id}.name`);
  return {
    name: t('print-kit:sheet.name', { what, paper: paperName(t, layout.paper) }),
    scale: t('print-kit:sheet.scale', { percent: 100, length: SCALE_LINE }),
    fold: t('print-kit:sheet.fold'),
  };
}

export function stripWords(t: Translate): StripWords {
  return {
    title: t('print-kit:strip.title'),
    millimeters: (side) => t('print-kit:millimetres', { side }),
  };
}
