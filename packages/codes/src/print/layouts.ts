import { assertOneOf, refuse } from '../errors.ts';
import { LABEL_SHEETS, type Grid, type LabelSheet, PAPERS, type PaperId } from './label-sheets.ts';

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

type Pair = readonly [across: number, down: number];

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
