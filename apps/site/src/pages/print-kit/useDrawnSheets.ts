import type { Alphabets } from '@waypage/outlines';
import { encodeQr } from '@waypage/ui/qr-code';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanText } from '#services/clean-text.ts';
import type { PieceContent } from './drawing/draw-piece.ts';
import { drawSheet } from './drawing/draw-sheet.ts';
import { drawStrip, placeStrip } from './drawing/draw-strip.ts';
import { readableUrl, type KitState } from './kit-state.ts';
import { planLabels } from './layouts/label-use.ts';
import { findLayout } from './layouts/layouts.ts';
import { PAPERS } from './layouts/label-sheets.ts';
import { sheetWords, stripWords } from './sheet-words.ts';

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
  const uses = state.layout === 'stickers' ? planLabels(state, columns * rows).sheets : [undefined];
  const drawn = uses.map((use) => drawSheet(layout, content, words, letters, use));
  const [first] = drawn;
  if (!first) throw new Error('[site] A print has at least one sheet.');
  const { sheet, cut } = first;
  // In millimetres.
  const side = sheet.codes[0]?.side ?? 0;
  const paper = PAPERS[state.paper];
  // In the size to be cut out, then on a sheet of its own.
  const strip = drawStrip(content, side, paper, stripWords(t), letters);
  const stripSheet = placeStrip(strip, paper);
  const sheets = drawn.map((each) => each.sheet);
  return { name: words.name, content, sheet, sheets, cut, side, strip, stripSheet };
}

function contentOfPiece(t: TFunction<['print-kit']>, state: KitState, text: string): PieceContent {
  const { call, ownCall, heading, showsUrl, look } = state;
  const own = { none: '', own: cleanText(ownCall) } as const;
  return {
    title: cleanText(heading).trim(),
    call: (call === 'none' || call === 'own' ? own[call] : t(`print-kit:calls.${call}`)).trim(),
    url: showsUrl ? readableUrl(text) : '',
    code: encodeQr(text),
    look,
  };
}
