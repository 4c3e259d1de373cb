import type { Alphabets } from '../draw/alphabets.ts';
import type { Shape, Size } from '../draw/drawing.ts';
import { assertMatrix } from '../draw/modules.ts';
import { rectPath } from '../draw/paths.ts';
import { assertOneOf, assertOptional, assertPositive, assertText } from '../errors.ts';
import { smallestSide } from './draw-piece.ts';
import { PAPERS, type PaperId } from './layouts.ts';
import { drawText } from './outline-text.ts';
import { quietZoneMm } from './plan-print.ts';
import { INK, placeCode, type PlacedCode, type Sheet, type SheetCode } from './sheet.ts';

export interface StripWords {
  readonly title: string;
  readonly millimeters: (side: number) => string;
}

/** Smallest pattern that differs enough from the smallest print, in millimeters. */
const MIN_CHOSEN_SIDE = 24;
const TITLE = { face: 'wide', size: 6, height: 14 } as const;
const CAPTION = { face: 'narrow', size: 4.2, height: 7, align: 'middle' } as const;
const PADDING = 4;
const RULE = 0.5;

const heightAround = (patterns: number) =>
  PADDING + TITLE.height + 2 * RULE + patterns * CAPTION.height + 1;

/**
 * Sides of the patterns of a test strip, in millimeters: the smallest print, the chosen one, and one a third larger. If
 * the paper is too small for all three, the largest is left out, then the smallest.
 *
 * @param side of the chosen pattern
 * @param modules per side of the pattern
 * @param paper that the strip is printed on
 * @throws CodesError `not-finite` or `out-of-range`, also for a side too large for the paper
 */
export function stripSizes(side: number, modules: number, paper: Size): readonly number[] {
  assertPositive('paper.width', paper?.width);
  assertPositive('paper.height', paper.height);
  const smallest = smallestSide(modules);
  const outerSide = (pattern: number) => pattern + 2 * quietZoneMm(pattern, modules);
  const room = Math.min(paper.width - PADDING, paper.height - heightAround(1));
  assertPositive('side', side, Math.floor(room / outerSide(1)));
  const chosen = Math.max(MIN_CHOSEN_SIDE, side);
  const fits = (sizes: readonly number[]) =>
    sizes.every((size) => outerSide(size) + PADDING <= paper.width) &&
    sizes.reduce((height, size) => height + outerSide(size), heightAround(sizes.length)) <=
      paper.height;
  const choices = [[smallest, chosen, Math.round((chosen * 4) / 3)], [smallest, chosen], [chosen]];
  const sizes = choices.find(fits) ?? [side];
  return [...new Set(sizes)].sort((a, b) => a - b);
}

export interface StripInput extends SheetCode {
  /** Side of the chosen pattern, in millimeters, as `layOutSheets` returns it. */
  readonly side: number;
  /** Paper that it is printed on. @default 'a4' */
  readonly paper?: PaperId | undefined;
  /** @default none */
  readonly words?: StripWords | undefined;
  /** Letters from `loadAlphabets`; without them it has no text. */
  readonly alphabets?: Alphabets | undefined;
}

export interface LaidOutStrip {
  /** The strip in the size to cut out. */
  readonly strip: Sheet;
  /** The strip on a sheet of its own, with a cutting line. */
  readonly sheet: Sheet;
}

/**
 * Lays out a strip of codes to test before printing.
 *
 * @throws CodesError `not-finite`, `out-of-range` or `unknown-value` with the name of the input
 */
export function layOutStrip(input: StripInput): LaidOutStrip {
  const { code, paper = 'a4', words } = input ?? {};
  assertMatrix(code);
  assertOneOf('paper', paper, Object.keys(PAPERS) as PaperId[]);
  assertOptional(
    'words',
    words,
    typeof words?.millimeters === 'function',
    '{ title, millimeters }',
  );
  const strip = drawStrip(input, PAPERS[paper]);
  return { strip, sheet: placeStrip(strip, PAPERS[paper]) };
}

function drawStrip({ side, words, alphabets, ...content }: StripInput, paper: Size): Sheet {
  const { code } = content;
  const edgeOf = (pattern: number) => quietZoneMm(pattern, code.size);
  const sizes = stripSizes(side, code.size, paper);
  const largest = sizes.at(-1) ?? side;
  const width = Math.max(48, largest + 2 * edgeOf(largest) + PADDING);
  const codes: PlacedCode[] = [];
  const column = { x: PADDING, width: width - 2 * PADDING };
  const write = (text: string, y: number, style: typeof TITLE | typeof CAPTION) => {
    assertText('words', text);
    return drawText(alphabets, text, { ...column, y, minSize: 2.1, ...style });
  };
  let y = PADDING + TITLE.height;
  const shapes: Shape[] = [
    ...write(words?.title ?? '', PADDING, TITLE),
    { path: rectPath(column.x, y, column.width, RULE), color: INK },
  ];
  y += 2 * RULE;
  for (const pattern of sizes) {
    y += edgeOf(pattern);
    const placedCode = { x: (width - pattern) / 2, y, side: pattern };
    codes.push(placedCode);
    shapes.push(...placeCode(content, placedCode));
    y += pattern + edgeOf(pattern);
    shapes.push(...write(words?.millimeters(pattern) ?? '', y, CAPTION));
    y += CAPTION.height;
  }
  return {
    width,
    height: y + 1,
    groups: [{ shapes, places: [{ x: 0, y: 0 }] }],
    guides: [],
    codes,
  };
}

function placeStrip(strip: Sheet, paper: Size): Sheet {
  const [x, y] = [(paper.width - strip.width) / 2, (paper.height - strip.height) / 2];
  const outline =
    rectPath(x, y, strip.width, strip.height) +
    rectPath(x + 0.2, y + 0.2, strip.width - 0.4, strip.height - 0.4);
  return {
    ...paper,
    groups: [
      ...strip.groups.map(({ shapes, places }) => ({
        shapes,
        places: places.map((at) => ({ ...at, x: at.x + x, y: at.y + y })),
      })),
      { shapes: [{ path: outline, color: INK, rule: 'evenodd' }], places: [{ x: 0, y: 0 }] },
    ],
    guides: [],
    codes: strip.codes.map((code) => ({ ...code, x: code.x + x, y: code.y + y })),
  };
}
