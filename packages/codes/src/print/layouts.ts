import type { Size } from '../draw/drawing.ts';
import { assertOneOf, refuse } from '../errors.ts';

/** Papers in portrait. Sizes: ISO 216 and ANSI/ASME Y14.1. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  a3: { width: 297, height: 420 },
  letter: { width: 215.9, height: 279.4 },
} as const satisfies Readonly<Record<string, Size>>;
export type PaperId = keyof typeof PAPERS;

/** Equal pieces in rows and columns; lengths in millimeters. */
export interface Grid extends Size {
  readonly columns: number;
  readonly rows: number;
  /** Distance between the same edges of adjacent pieces. */
  readonly pitchX: number;
  readonly pitchY: number;
  readonly left: number;
  readonly top: number;
}

/** A commercial label sheet; `name` is the maker and the number on its packet. */
export interface LabelSheet extends Grid {
  readonly id: string;
  readonly name: string;
  readonly paper: PaperId;
}

/**
 * The label sheets. All sizes are from LibreOffice's table of labels (`extras/source/labels/labels.xml`, made from the
 * makers' own templates) and agree to half a millimeter with a second source, which is named here: the templates of
 * gLabels (`templates/{avery-iso,avery-us,herma-iso}-templates.xml`), or the sheet itself, whose margins are equal on
 * opposite sides. Sheets whose sources disagree are omitted, and so are those on which a code of 2 × 2 cm with its
 * quiet zone does not fit.
 */
export const LABEL_SHEETS: readonly LabelSheet[] = [
  // Avery A4, "L7160 Address" and gLabels 7160.
  labelSheet('Avery L7160', 'a4', [3, 7], [63.5, 38.1], [66.04, 38.1], [7.2, 15.15]),
  // Avery A4, "L7161 Address" and equal margins.
  labelSheet('Avery L7161', 'a4', [3, 6], [63.5, 46.56], [66.04, 46.56], [7.21, 8.82]),
  // Avery A4, "L7163 Address" and equal margins.
  labelSheet('Avery L7163', 'a4', [2, 7], [99.06, 38.1], [101.6, 38.1], [4.67, 15.15]),
  // Avery A4, "L7164 Address" and equal margins.
  labelSheet('Avery L7164', 'a4', [3, 4], [63.5, 71.97], [66.04, 71.97], [7.21, 4.57]),
  // Avery A4, "L7165 Parcel" and gLabels 7165.
  labelSheet('Avery L7165', 'a4', [2, 4], [99.06, 67.73], [101.6, 67.73], [4.67, 13.04]),
  // Herma A4, "4677 SuperPrint" and gLabels 4103, which has the same sheet.
  labelSheet('Herma 4677', 'a4', [3, 7], [63.5, 38.1], [66.04, 38.1], [7.21, 15.15]),
  // Herma A4, "4678 SuperPrint" and equal margins.
  labelSheet('Herma 4678', 'a4', [2, 7], [99.06, 38.1], [101.6, 38.1], [4.67, 15.15]),
  // Herma A4, "4667 SuperPrint" and gLabels 4099, which has the same sheet.
  labelSheet('Herma 4667', 'a4', [2, 5], [96, 50.8], [98.54, 50.8], [7.73, 21.5]),
  // Avery Letter Size, "5162 Address" and gLabels 5162.
  labelSheet('Avery 5162', 'letter', [2, 7], [101.6, 33.87], [106.36, 33.87], [3.96, 21.17]),
  // Avery Letter Size, "5163 Address / Shipping" and gLabels 5163.
  labelSheet('Avery 5163', 'letter', [2, 5], [101.6, 50.8], [106.36, 50.8], [3.96, 12.7]),
  // Avery Letter Size, "5164 Address / Shipping" and gLabels 5164.
  labelSheet('Avery 5164', 'letter', [2, 3], [101.6, 84.67], [106.36, 84.67], [3.96, 12.7]),
];

type Pair = readonly [across: number, down: number];

function labelSheet(
  name: string,
  paper: PaperId,
  [columns, rows]: Pair,
  [width, height]: Pair,
  [pitchX, pitchY]: Pair,
  [left, top]: Pair,
): LabelSheet {
  const id = name.toLowerCase().replace(' ', '-');
  return { id, name, paper, columns, rows, width, height, pitchX, pitchY, left, top };
}

/** In the order in which they are offered. */
export const LAYOUTS = ['stickers', 'tent', 'poster', 'card', 'shelf'] as const;
export type LayoutId = (typeof LAYOUTS)[number];

/** Style of a piece (a label, a card, a face of the tent); lengths in millimeters. */
export interface PieceStyle {
  readonly arrangement: 'stacked' | 'beside' | 'poster';
  readonly codeSide: 'start' | 'end';
  readonly padding: number;
  /** Inaccuracy of printers and cutters: the quiet zone ends this far within the piece. */
  readonly tolerance: number;
  /** Maximum share of the width for a code with text beside it. */
  readonly codeShare: number;
  readonly face: 'wide' | 'narrow';
  /** Maximum font size of the title; the other text is relative to it. */
  readonly titleSize: number;
  /** Color of the ground, which extends over the edge by the bleed. The code is then on a light square. */
  readonly ground?: string;
  /** @default 0 */
  readonly bleed?: number;
}

export interface SheetLayout {
  readonly paper: PaperId;
  /** Name of its label sheet, if it has one. */
  readonly labels?: string;
  readonly grid: Grid;
  readonly piece: PieceStyle;
  readonly marks: 'crop' | 'fold' | 'none';
}

/** The first one is the default. */
export function papersOf(layout: LayoutId): readonly [PaperId, ...PaperId[]] {
  assertOneOf('layout', layout, LAYOUTS);
  return layout === 'poster' ? ['a4', 'a3', 'letter'] : ['a4', 'letter'];
}

export function labelSheetsOf(paper: PaperId): readonly LabelSheet[] {
  return LABEL_SHEETS.filter((sheet) => sheet.paper === paper);
}

/** Manila, the card stock of the brand. */
const CARD_STOCK = '#F1C75B';
const BLEED = 3;

/**
 * The layout on a paper.
 *
 * @param paper @default the first one of the layout
 * @param labels id of a label sheet of that paper. @default its first one
 * @throws CodesError `unknown-value`
 */
export function findLayout(
  id: LayoutId,
  paper: PaperId = papersOf(id)[0],
  labels?: string,
): SheetLayout {
  assertOneOf('paper', paper, papersOf(id));
  return id === 'stickers' ? stickers(paper, labels) : layoutsOn(paper)[id];
}

function stickers(paper: PaperId, labels?: string): SheetLayout {
  const sheets = labelSheetsOf(paper);
  const ids = sheets.map((sheet) => sheet.id);
  const grid =
    sheets[labels ? ids.indexOf(labels) : 0] ?? refuse('unknown-value', 'labels', labels, ids);
  const isWide = grid.width >= 1.3 * grid.height;
  return {
    paper,
    labels: grid.name,
    grid,
    marks: 'none',
    piece: {
      arrangement: isWide ? 'beside' : 'stacked',
      codeSide: 'start',
      padding: 2.5,
      tolerance: 1,
      codeShare: 0.62,
      face: 'narrow',
      titleSize: Math.min(grid.height * 0.15, 9),
    },
  };
}

function layoutsOn(paper: PaperId): Readonly<Record<Exclude<LayoutId, 'stickers'>, SheetLayout>> {
  const { width, height } = PAPERS[paper];
  const layout = (
    marks: SheetLayout['marks'],
    count: Pair,
    size: Pair,
    gap: number,
    [padding = 0, tolerance = 0, codeShare = 0, titleSize = 0]: readonly number[],
    style: Partial<PieceStyle> = {},
  ): SheetLayout => ({
    paper,
    marks,
    grid: centered(paper, count, size, gap),
    piece: {
      arrangement: 'beside',
      codeSide: 'end',
      face: 'wide',
      padding,
      tolerance,
      codeShare,
      titleSize,
      ...style,
    },
  });
  // ISO 7810 ID-1 is 85.6 × 54; European cards are cut to 85 × 55, American ones to 3½ × 2 in.
  const card: Pair = paper === 'letter' ? [88.9, 50.8] : [85, 55];
  return {
    tent: layout('fold', [1, 2], [width, height / 2], 0, [17, 6, 0.5, 20]),
    poster: layout('none', [1, 1], [width, height], 0, [width * 0.11, 0, 1, width * 0.15], {
      arrangement: 'poster',
      codeSide: 'start',
    }),
    card: layout('crop', [2, 4], card, 2 * BLEED + 2, [6, 5, 0.46, 6.5], {
      ground: CARD_STOCK,
      bleed: BLEED,
    }),
    shelf: layout('crop', [2, 6], [90, 38], 4, [4, 1, 0.5, 7.5]),
  };
}

function centered(paper: PaperId, [columns, rows]: Pair, [width, height]: Pair, gap: number): Grid {
  const [pitchX, pitchY] = [width + gap, height + gap];
  return {
    columns,
    rows,
    width,
    height,
    pitchX,
    pitchY,
    left: (PAPERS[paper].width - (columns * pitchX - gap)) / 2,
    top: (PAPERS[paper].height - (rows * pitchY - gap)) / 2,
  };
}
