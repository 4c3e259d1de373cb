import {
  circlePath,
  diamondPath,
  rectPath,
  roundPath,
  turnPath,
  type PathData,
} from '@waypage/outlines';

export const MODULE_SHAPES = ['square', 'dot', 'round', 'diamond', 'bar', 'turn'] as const;
export type ModuleShape = (typeof MODULE_SHAPES)[number];

type DrawRun = (x: number, y: number, length: number) => PathData;

function single(draw: (x: number, y: number) => PathData): DrawRun {
  return (x, y, length) => Array.from({ length }, (_, index) => draw(x + index, y)).join('');
}

// Each shape fills enough of its module for decoders that sample the middle third.
const DRAW: Readonly<Record<ModuleShape, DrawRun>> = {
  square: (x, y, length) => rectPath(x, y, length, 1),
  dot: single((x, y) => circlePath(x + 0.5, y + 0.5, 0.47)),
  round: single((x, y) => roundPath(x + 0.04, y + 0.04, 0.92, 0.92, 0.28)),
  diamond: single((x, y) => diamondPath(x + 0.5, y + 0.5, 0.6)),
  bar: (x, y, length) => rectPath(x, y + 0.13, length, 0.74),
  turn: single((x, y) => turnPath(x + 0.03, y + 0.03, 0.94, 0.94, 0.62)),
};

/** Draws the dark modules as one path with one unit per module. Fill it by the nonzero rule: diamonds overlap. */
export function modulesPath(rows: readonly (readonly boolean[])[], shape: ModuleShape): PathData {
  const draw = DRAW[shape];
  return rows
    .map((row, y) =>
      darkRuns(row)
        .map(([x, length]) => draw(x, y, length))
        .join(''),
    )
    .join('');
}

function darkRuns(row: readonly boolean[]): (readonly [x: number, length: number])[] {
  const runs: (readonly [number, number])[] = [];
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true) continue;
    let end = x;
    while (row[end] === true) end += 1;
    runs.push([x, end - x]);
    x = end;
  }
  return runs;
}
