import { refuse } from '../errors.ts';
import type { PathData } from './paths.ts';

/** Modules row by row, dark where one is 1. */
export interface Modules {
  readonly size: number;
  readonly modules: Uint8Array;
}

/** @throws CodesError `out-of-range` for a matrix that is not a QR code */
export function assertMatrix(code: Modules | undefined): void {
  const { size, modules } = code ?? {};
  assertSize(size);
  const count = modules?.length;
  if (count !== size ** 2) refuse('out-of-range', 'code.modules.length', count, size ** 2);
}

/** @throws CodesError `out-of-range` for what is no side of a QR code */
export function assertSize(size: number | undefined): asserts size is number {
  const side = size ?? 0;
  const isSize = Number.isInteger(side) && side >= 21 && side <= 177 && side % 4 === 1;
  if (!isSize) refuse('out-of-range', 'code.size', size, [21, 177]);
}

type Point = readonly [x: number, y: number];

/**
 * Outlines of the dark modules. Adjacent modules share an outline: drawn one by one, they would have hairlines between
 * them on screen and in some printers.
 */
export function outlinePath({ size, modules }: Modules): PathData {
  const isDark = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < size && y < size && modules[y * size + x] === 1;
  // Edges between dark and light modules by their start; the dark one is on the right.
  const edges = new Map<string, Point[]>();
  const add = (from: Point, to: Point) => {
    const key = from.join(' ');
    const known = edges.get(key);
    if (known) known.push(to);
    else edges.set(key, [to]);
  };
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
        to = edges.get(to.join(' '))?.pop();
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
