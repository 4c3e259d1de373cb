import { assertObject, assertOneOf } from '../errors.ts';
import { assertMatrix, outlinePath, type Modules } from './outline-path.ts';
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
