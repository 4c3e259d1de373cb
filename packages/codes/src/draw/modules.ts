import { assertObject, assertOneOf, refuse } from '../errors.ts';
import { circlePath, diamondPath, rectPath, roundPath, turnPath, type PathData } from './paths.ts';

/** Shapes of modules, in display order; `turn` is the brand's. */
export const MODULE_SHAPES = ['square', 'dot', 'round', 'diamond', 'bar', 'turn'] as const;
export type ModuleShape = (typeof MODULE_SHAPES)[number];

// Each shape fills enough of its module for decoders that sample the middle third.
const DRAW: Readonly<
  Record<Exclude<ModuleShape, 'square' | 'bar'>, (x: number, y: number) => PathData>
> = {
  dot: (x, y) => circlePath(x + 0.5, y + 0.5, 0.47),
  round: (x, y) => roundPath(x + 0.04, y + 0.04, 0.92, 0.92, 0.28),
  diamond: (x, y) => diamondPath(x + 0.5, y + 0.5, 0.6),
  turn: (x, y) => turnPath(x + 0.03, y + 0.03, 0.94, 0.94, 0.62),
};

/** Draws the dark modules as one path with one unit per module. Fill it by the nonzero rule: diamonds overlap. */
export function modulesPath(code: Modules, shape: ModuleShape): PathData {
  assertObject('code.modules', code?.modules);
  assertOneOf('modules', shape, MODULE_SHAPES);
  if (shape === 'square') return outlinePath(code);
  const draw = shape === 'bar' ? undefined : DRAW[shape];
  let path = '';
  for (const { x, y, length } of darkRuns(code)) {
    if (!draw) path += rectPath(x, y + 0.13, length, 0.74);
    else for (let column = x; column < x + length; column += 1) path += draw(column, y);
  }
  return path;
}

/**
 * The dark modules as one path of SVG with one unit per module, as short as possible: the runs of all rows as
 * rectangles, each relative to the start of the one before, because equal steps compress well. Draw it with
 * `shape-rendering="crispEdges"`, or adjacent rows have hairlines between them.
 *
 * @throws CodesError `out-of-range` for a matrix that is not a QR code
 */
export function toPath(code: Modules): string {
  assertMatrix(code);
  let path = '';
  let [lastX, lastY] = [0, 0];
  for (const { x, y, length } of darkRuns(code)) {
    path += `m${x - lastX} ${y - lastY}h${length}v1h-${length}z`;
    [lastX, lastY] = [x, y];
  }
  return path;
}

function darkRuns({ size, modules }: Modules) {
  const runs: { x: number; y: number; length: number }[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const start = x;
      while (x < size && modules[y * size + x] === 1) x += 1;
      if (x > start) runs.push({ x: start, y, length: x - start });
    }
  }
  return runs;
}

/** Modules row by row, dark where one is 1. */
export interface Modules {
  readonly size: number;
  readonly modules: Uint8Array;
}

export function assertMatrix(code: Modules | undefined): void {
  const { size, modules } = code ?? {};
  assertSize(size);
  const count = modules?.length;
  if (count !== size ** 2) refuse('out-of-range', 'code.modules.length', count, size ** 2);
}

export function assertSize(size: number | undefined): asserts size is number {
  const side = size ?? 0;
  const isSize = Number.isInteger(side) && side >= 21 && side <= 177 && side % 4 === 1;
  if (!isSize) refuse('out-of-range', 'code.size', size, [21, 177]);
}

type Point = readonly [x: number, y: number];

/** Adjacent modules share an outline: drawn one by one, they would have hairlines between them, also in some printers. */
export function outlinePath({ size, modules }: Modules): PathData {
  const isDark = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < size && y < size && modules[y * size + x] === 1;
  // Edges between dark and light modules by their start; the dark one is on the right.
  const edges = new Map<number, Point[]>();
  const keyOf = ([x, y]: Point) => y * (size + 1) + x;
  const endsOf = (start: Point) => edges.get(keyOf(start)) ?? [];
  const add = (from: Point, to: Point) => edges.set(keyOf(from), [...endsOf(from), to]);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!isDark(x, y)) continue;
      if (!isDark(x, y - 1)) add([x, y], [x + 1, y]);
      if (!isDark(x + 1, y)) add([x + 1, y], [x + 1, y + 1]);
      if (!isDark(x, y + 1)) add([x + 1, y + 1], [x, y + 1]);
      if (!isDark(x - 1, y)) add([x, y + 1], [x, y]);
    }
  }
  let path = '';
  for (const start of edges.keys()) {
    let to = edges.get(start)?.pop();
    while (to) {
      const corners: Point[] = [];
      while (to) {
        const before = corners.at(-1);
        const last = corners.at(-2);
        if (before && last && isStraight(last, before, to)) corners.pop();
        corners.push(to);
        to = endsOf(to).pop();
      }
      path += `M${corners.map((corner) => corner.join(' ')).join('L')}Z`;
      to = edges.get(start)?.pop();
    }
  }
  return path;
}

function isStraight(a: Point, b: Point, c: Point): boolean {
  return (a[0] === b[0] && b[0] === c[0]) || (a[1] === b[1] && b[1] === c[1]);
}
