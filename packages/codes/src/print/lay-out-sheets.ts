import { assertNumber, assertOneOf, assertText, assertObject } from '../errors.ts';
import { missingCharacters, type Alphabets } from '../draw/alphabets.ts';
import { PIECE_TEXT_NAMES, type PieceContent, type PieceText, drawPiece } from './draw-piece.ts';
import {
  LABEL_SHEETS,
  type PaperId,
  PAPERS,
  findLayout,
  type LayoutId,
  type SheetLayout,
} from './layouts.ts';
import { type Sheet, type SheetCode, INK } from './sheet.ts';
import type { Group, Placement, Shape, Size } from '../draw/drawing.ts';
import { rectPath } from '../draw/paths.ts';
import { drawText } from './outline-text.ts';

/** Labels of one sheet that are printed. */
export interface LabelUse {
  /** Counted from 0, row by row. */
  readonly first: number;
  readonly count: number;
  /** Millimeters to the right and down, to compensate for the printer. */
  readonly offset: { readonly x: number; readonly y: number };
}

export interface LabelRequest {
  /** First label to print on, counted from 1, row by row. @default 1 */
  readonly firstLabel?: number | undefined;
  /** @default as many as the first sheet has left */
  readonly copies?: number | undefined;
  /** Millimeters to the right, to compensate for the printer. @default 0 */
  readonly offsetX?: number | undefined;
  /** Millimeters down. @default 0 */
  readonly offsetY?: number | undefined;
}

export const LABEL_LIMITS = { copies: 500, offsetMm: 10 } as const;

/**
 * The sheets that a request needs.
 *
 * @param perSheet labels on a whole sheet
 * @throws CodesError `not-finite` or `out-of-range`
 */
export function planLabels(
  request: LabelRequest | undefined,
  perSheet: number,
): readonly LabelUse[] {
  const { firstLabel = 1, copies, offsetX = 0, offsetY = 0 } = request ?? {};
  assertNumber('firstLabel', firstLabel, { min: 1, max: perSheet, isInteger: true });
  if (copies !== undefined) {
    assertNumber('copies', copies, { min: 1, max: LABEL_LIMITS.copies, isInteger: true });
  }
  const { offsetMm } = LABEL_LIMITS;
  assertNumber('offsetX', offsetX, { min: -offsetMm, max: offsetMm });
  assertNumber('offsetY', offsetY, { min: -offsetMm, max: offsetMm });

  const sheets: LabelUse[] = [];
  let first = firstLabel - 1;
  let remaining = copies ?? perSheet - first;
  while (remaining > 0) {
    const count = Math.min(remaining, perSheet - first);
    sheets.push({ first, count, offset: { x: offsetX, y: offsetY } });
    remaining -= count;
    first = 0;
  }
  return sheets;
}

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
  if (labels)
    assertOneOf(
      'labels',
      labels,
      LABEL_SHEETS.map((sheet) => sheet.id),
    );
  const texts = textsOf('texts', PIECE_TEXT_NAMES, input?.texts);
  const layout = findLayout(id, paper, labels);
  const content: PieceContent = { code, finders, ...texts };
  const marginTexts = textsOf('words', ['name', 'scale', 'fold'], input.words);
  const { columns, rows } = layout.grid;
  const drawn = (id === 'stickers' ? planLabels(request, columns * rows) : [undefined]).map((use) =>
    drawSheet(layout, content, marginTexts, alphabets, use),
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

/** Texts by their names; a missing one is empty. */
function textsOf<Name extends string>(
  input: string,
  names: readonly Name[],
  texts: Partial<Readonly<Record<Name, string | undefined>>> | undefined,
): Readonly<Record<Name, string>> {
  const entries = names.map((name) => {
    const text: string = texts?.[name] ?? '';
    assertText(`${input}.${name}`, text);
    return [name, text] as const;
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}

export interface SheetWords {
  readonly name: string;
  /** Says that the line beside it is 50 mm long. */
  readonly scale: string;
  readonly fold: string;
}

/** Length of the line that shows whether the printer kept the scale, in millimeters. */
export const SCALE_LINE = 50;
const LINE_WIDTH = 0.25;
const FOOT = { margin: 12, baseline: 5 } as const;
const FOOT_TEXT = { face: 'narrow', size: 2.6, minSize: 1.8, height: 4 } as const;
const CROP = { gap: 1, length: 5 } as const;

/** Draws a sheet at actual size; `use` says which of its pieces are printed, and where. */
function drawSheet(
  layout: SheetLayout,
  content: PieceContent,
  marginTexts: SheetWords,
  letters: Alphabets | undefined,
  use: LabelUse | undefined,
) {
  const { grid, marks } = layout;
  const paper = PAPERS[layout.paper];
  const piece = drawPiece(layout.piece, grid, content, letters);
  const all = placesOf(layout);
  const places = use
    ? all
        .slice(use.first, use.first + use.count)
        .map((at) => ({ ...at, x: at.x + use.offset.x, y: at.y + use.offset.y }))
    : all;
  const codes = places.map(({ x, y, isTurned = false }) => {
    const { x: left, y: top, side } = piece.code;
    return isTurned
      ? { x: x - left - side, y: y - top - side, side }
      : { x: x + left, y: y + top, side };
  });
  const printedMarks = [
    ...(marks === 'crop' ? cropMarks(layout) : []),
    ...(marks === 'fold' ? foldMarks(paper, marginTexts.fold, letters) : []),
    ...footer(layout, marginTexts, letters),
  ];
  const groups: readonly Group[] = [
    { shapes: piece.shapes, places },
    { shapes: printedMarks, places: [{ x: 0, y: 0 }] },
  ];
  const guides = grid.columns * grid.rows === 1 || marks === 'fold' ? [] : all;
  const sheet: Sheet = {
    ...paper,
    groups,
    codes,
    guides: guides.map(({ x, y }) => ({ x, y, width: grid.width, height: grid.height })),
  };
  return { sheet, cut: piece.cut };
}

/** Positions of the pieces of a layout; the upper face of a tent is upside down. */
export function placesOf(layout: SheetLayout): readonly Placement[] {
  assertObject('layout.grid', layout?.grid);
  const { grid, marks } = layout;
  return Array.from({ length: grid.rows * grid.columns }, (_, index) => {
    const [row, column] = [Math.floor(index / grid.columns), index % grid.columns];
    const x = grid.left + column * grid.pitchX;
    const y = grid.top + row * grid.pitchY;
    return marks === 'fold' && row === 0
      ? { x: x + grid.width, y: y + grid.height, isTurned: true }
      : { x, y };
  });
}

function cropMarks({ grid, piece }: SheetLayout): readonly Shape[] {
  const away = (piece.bleed ?? 0) + CROP.gap;
  const right = grid.left + (grid.columns - 1) * grid.pitchX + grid.width;
  const bottom = grid.top + (grid.rows - 1) * grid.pitchY + grid.height;
  const cuts = (count: number, start: number, pitch: number, size: number) =>
    Array.from(
      { length: 2 * count },
      (_, index) => start + (index >> 1) * pitch + (index & 1) * size,
    );
  const marks = (at: number, from: number, to: number, isUpright: boolean) =>
    [from - away - CROP.length, to + away].map((edge) =>
      isUpright
        ? rectPath(at - LINE_WIDTH / 2, edge, LINE_WIDTH, CROP.length)
        : rectPath(edge, at - LINE_WIDTH / 2, CROP.length, LINE_WIDTH),
    );
  const paths = [
    ...cuts(grid.columns, grid.left, grid.pitchX, grid.width).map((x) =>
      marks(x, grid.top, bottom, true),
    ),
    ...cuts(grid.rows, grid.top, grid.pitchY, grid.height).map((y) =>
      marks(y, grid.left, right, false),
    ),
  ];
  return [{ path: paths.flat().join(''), color: INK }];
}

function foldMarks(
  { width, height }: Size,
  word: string,
  letters: Alphabets | undefined,
): readonly Shape[] {
  const gap = 36;
  const dashes: string[] = [];
  for (let x = 6; x + 4 <= width - 6; x += 7) {
    if (Math.abs(x + 2 - width / 2) < gap / 2) continue;
    dashes.push(rectPath(x, height / 2 - LINE_WIDTH / 2, 4, LINE_WIDTH));
  }
  const size = 4;
  return [
    { path: dashes.join(''), color: INK },
    ...drawText(letters, word, {
      x: (width - gap) / 2,
      y: height / 2 - size / 2,
      width: gap,
      height: size * 1.1,
      face: 'narrow',
      size,
      minSize: 2,
      align: 'middle',
    }),
  ];
}

/** The name of the sheet and the line that proves the scale; left out if labels leave no room. */
function footer(
  { grid, paper: paperId, piece, marks }: SheetLayout,
  marginTexts: SheetWords,
  letters: Alphabets | undefined,
): readonly Shape[] {
  const paper = PAPERS[paperId];
  const isSinglePiece = grid.columns * grid.rows === 1 || marks === 'fold';
  const bottom = grid.top + (grid.rows - 1) * grid.pitchY + grid.height;
  const used = marks === 'crop' ? (piece.bleed ?? 0) + CROP.gap + CROP.length : 0;
  if (!isSinglePiece && paper.height - bottom - used < FOOT.baseline + FOOT_TEXT.size) return [];
  const y = paper.height - FOOT.baseline;
  const end = paper.width - FOOT.margin;
  const start = end - SCALE_LINE;
  const tick = (x: number) => rectPath(x, y - LINE_WIDTH / 2 - 1, LINE_WIDTH, 2);
  const line = [
    rectPath(start, y - LINE_WIDTH, SCALE_LINE, LINE_WIDTH),
    tick(start),
    tick(end - LINE_WIDTH),
  ];
  const half = (start - FOOT.margin) / 2;
  const text = { ...FOOT_TEXT, y: y - FOOT_TEXT.size * 0.62, width: half - 2 };
  return [
    { path: line.join(''), color: INK },
    ...drawText(letters, marginTexts.name, { ...text, x: FOOT.margin }),
    ...drawText(letters, marginTexts.scale, { ...text, x: FOOT.margin + half, align: 'end' }),
  ];
}
