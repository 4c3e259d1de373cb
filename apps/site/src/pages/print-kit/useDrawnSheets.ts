import { encodeCode } from '@waypage/codes';
import type { Alphabets } from '@waypage/codes/draw';
import {
  findLayout,
  layOutSheets,
  type PieceContent,
  SCALE_LINE,
  type LayoutId,
  type PaperId,
  type SheetLayout,
  type SheetWords,
} from '@waypage/codes/print';
import { layOutStrip, type StripWords } from '@waypage/codes/print-strip';
import type { TFunction } from '#services/i18n/useTranslation.ts';
import { useMemo } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { cleanText } from '#services/clean-text.ts';
import { FINDERS, type KitState } from './kit-state.ts';
import { readLabelRequest } from './label-request.ts';
import { readableUrl } from './readable-url.ts';

export type DrawnSheets = ReturnType<typeof drawSheets>;

/** Returns the drawing for a state, and a function that draws it with letters that have loaded later. */
export function useDrawnSheets(
  state: KitState,
  text: string,
  letters: Alphabets | undefined,
): readonly [DrawnSheets, (letters: Alphabets) => DrawnSheets] {
  const { t } = useTranslation(['print-kit']);
  const draw = useMemo(
    () => (table: Alphabets | undefined) => drawSheets(t, state, text, table),
    [t, state, text],
  );
  return [useMemo(() => draw(letters), [draw, letters]), draw];
}

function drawSheets(
  t: TFunction<['print-kit']>,
  state: KitState,
  text: string,
  letters: Alphabets | undefined,
) {
  const content = contentOfPiece(t, state, text);
  const layout = findLayout(state.layout, state.paper, state.labels);
  const words = sheetWords(t, state.layout, layout);
  const { columns, rows } = layout.grid;
  const laidOut = layOutSheets({
    ...state,
    ...content,
    texts: content,
    alphabets: letters,
    words,
    request: readLabelRequest(state, columns * rows).request,
  });
  const strip = layOutStrip({
    ...content,
    side: laidOut.side,
    paper: state.paper,
    words: stripWords(t),
    alphabets: letters,
  });
  return { ...laidOut, strip: strip.strip, stripSheet: strip.sheet, name: words.name, content };
}

function contentOfPiece(t: TFunction<['print-kit']>, state: KitState, text: string): PieceContent {
  const { call, ownCall, heading, showsUrl, look } = state;
  const own = { none: '', own: cleanText(ownCall) } as const;
  return {
    title: cleanText(heading).trim(),
    call: (call === 'none' || call === 'own' ? own[call] : t(`print-kit:calls.${call}`)).trim(),
    url: showsUrl ? readableUrl(text) : '',
    code: encodeCode(text),
    finders: FINDERS[look],
  };
}

type Translate = TFunction<['print-kit']>;

/** ISO sizes have the same name everywhere. */
export function paperName(t: Translate, paper: PaperId): string {
  return paper === 'letter' ? t('print-kit:letter') : paper.toUpperCase();
}

function sheetWords(t: Translate, id: LayoutId, layout: SheetLayout): SheetWords {
  const what = layout.labels ?? t(`print-kit:layouts.${id}.name`);
  return {
    name: t('print-kit:sheet.name', { what, paper: paperName(t, layout.paper) }),
    scale: t('print-kit:sheet.scale', { percent: 100, length: SCALE_LINE }),
    fold: t('print-kit:sheet.fold'),
  };
}

function stripWords(t: Translate): StripWords {
  return {
    title: t('print-kit:strip.title'),
    millimeters: (side) => t('print-kit:millimetres', { side }),
  };
}
