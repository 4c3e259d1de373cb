import type { TFunction } from 'i18next';
import { SCALE_LINE, type SheetWords } from './drawing/draw-sheet.ts';
import type { StripWords } from './drawing/draw-strip.ts';
import type { PaperId } from './layouts/label-sheets.ts';
import type { Layout, LayoutId } from './layouts/layouts.ts';

type Translate = TFunction<['print-kit']>;

/** ISO sizes have the same name everywhere. */
export function paperName(t: Translate, paper: PaperId): string {
  return paper === 'letter' ? t('print-kit:letter') : paper.toUpperCase();
}

export function sheetWords(t: Translate, id: LayoutId, layout: Layout): SheetWords {
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
    millimetres: (side) => t('print-kit:millimetres', { side }),
  };
}
