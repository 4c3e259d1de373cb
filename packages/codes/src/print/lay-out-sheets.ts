import { assertOneOf, assertText } from '../errors.ts';
import { missingCharacters, type Alphabets } from '../draw/alphabets.ts';
import { PIECE_TEXT_NAMES, type PieceContent, type PieceText } from './draw-piece.ts';
import { drawSheet, type SheetWords } from './draw-sheet.ts';
import { LABEL_SHEETS, type PaperId } from './label-sheets.ts';
import { findLayout, type LayoutId, type SheetLayout } from './layouts.ts';
import { planLabels, type LabelRequest } from './plan-labels.ts';
import type { Sheet, SheetCode } from './sheet.ts';

export interface SheetsInput extends SheetCode {
  readonly layout: LayoutId;
  /** @default the first one of the layout */
  readonly paper?: PaperId | undefined;
  /** Id of a label sheet, for `stickers`. @default the first one of the paper */
  readonly labels?: string | undefined;
  /** Title, call to action and URL of a piece; an empty or missing one is left out. */
  readonly texts?: Partial<Readonly<Record<PieceText, string>>> | undefined;
  /** Letters from `loadAlphabets`; without them the sheets have no text, and codes in the same places. */
  readonly alphabets?: Alphabets | undefined;
  /** Words in the margin. @default none */
  readonly words?: Partial<SheetWords> | undefined;
  /** Which labels are printed, for `stickers`. @default one whole sheet */
  readonly request?: LabelRequest | undefined;
}

export interface LaidOutSheets {
  readonly layout: SheetLayout;
  readonly sheets: readonly [Sheet, ...Sheet[]];
  /** Side of the pattern in millimeters. */
  readonly side: number;
  /** Texts that had to be shortened. */
  readonly cut: readonly PieceText[];
  /** Characters of the texts that the letters lack; they are left out. */
  readonly missing: readonly string[];
}

/**
 * Lays out pieces with a code on sheets at actual size: poster, table tent, cards, shelf labels, or stickers on label
 * sheets. A code with many modules may get smaller than the print rules allow: pass its `side` to `checkPrint`.
 *
 * @throws CodesError `not-a-text`, `unknown-value`, `not-finite` or `out-of-range` with the name of the input
 */
export function layOutSheets(input: SheetsInput): LaidOutSheets {
  const { layout: id, paper, labels, code, finders, alphabets, request } = input ?? {};
  const texts = input?.texts ?? {};
  const ids = LABEL_SHEETS.map((sheet) => sheet.id);
  if (labels) assertOneOf('labels', labels, ids);
  for (const name of PIECE_TEXT_NAMES) assertText(`texts.${name}`, texts[name] ?? '');
  const layout = findLayout(id, paper, labels);
  const content: PieceContent = { code, finders, title: '', call: '', url: '', ...texts };
  const words = { name: '', scale: '', fold: '', ...input.words };
  const { columns, rows } = layout.grid;
  const drawn = (id === 'stickers' ? planLabels(request, columns * rows) : [undefined]).map((use) =>
    drawSheet(layout, content, words, alphabets, use),
  );
  // A request is for at least one label.
  const [first, ...others] = drawn as [(typeof drawn)[number], ...typeof drawn];
  const side = first.sheet.codes[0]?.side ?? 0;
  return {
    layout,
    sheets: [first.sheet, ...others.map(({ sheet }) => sheet)],
    side,
    cut: first.cut,
    missing: alphabets ? missingCharacters(alphabets.narrow, Object.values(texts).join('')) : [],
  };
}
