import { assertObject } from '../errors.ts';
import type { Corners, Point } from './types.ts';
import { mean } from './math.ts';

/** Converts pattern coordinates, in modules from the pattern's own top left, to image pixels. */
export type Projection = (x: number, y: number) => Point;

/** The perspective projection of a square. */
export function projection(corners: Corners, modules: number): Projection {
  assertObject('corners[0]', corners?.[0]);
  const [a, b, c, d] = corners;
  const dx = a.x - b.x + c.x - d.x;
  const dy = a.y - b.y + c.y - d.y;
  const [bx, by, ex, ey] = [b.x - c.x, b.y - c.y, d.x - c.x, d.y - c.y];
  const determinant = bx * ey - ex * by;
  const g = determinant === 0 ? 0 : (dx * ey - ex * dy) / determinant;
  const h = determinant === 0 ? 0 : (bx * dy - dx * by) / determinant;
  return (x, y) => {
    const u = x / modules;
    const v = y / modules;
    const depth = g * u + h * v + 1;
    return {
      x: ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / depth,
      y: ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / depth,
    };
  };
}

/** Lengths of the top, right, bottom and left side. */
export function sidesOf([a, b, c, d]: Corners): readonly [number, number, number, number] {
  const length = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);
  return [length(a, b), length(b, c), length(c, d), length(d, a)];
}

export function meanSide(corners: Corners): number {
  return mean(sidesOf(corners));
}

/** The mean length of the shorter pair of opposite sides: that of a code that was stretched. */
export function shorterSide(corners: Corners): number {
  const [top, right, bottom, left] = sidesOf(corners);
  return Math.min(top + bottom, left + right) / 2;
}

export function areaOf(corners: Corners): number {
  const twice = corners.reduce((sum, corner, index) => {
    const next = corners[(index + 1) % 4] ?? corner;
    return sum + corner.x * next.y - next.x * corner.y;
  }, 0);
  return Math.abs(twice) / 2;
}

export function middleOf(corners: Corners): Point {
  return { x: mean(corners.map(({ x }) => x)), y: mean(corners.map(({ y }) => y)) };
}

/** Whether a point is within a quadrilateral, or on one of its sides. */
export function isInside({ x, y }: Point, corners: Corners): boolean {
  const sides = corners.map((corner, index) => {
    const next = corners[(index + 1) % 4] ?? corner;
    return Math.sign((next.x - corner.x) * (y - corner.y) - (next.y - corner.y) * (x - corner.x));
  });
  return !(sides.includes(1) && sides.includes(-1));
}

/** The points of a square, row by row. */
export function square(left: number, top: number, side: number): readonly Point[] {
  return Array.from({ length: side * side }, (_, index) => ({
    x: left + (index % side),
    y: top + Math.floor(index / side),
  }));
}

export function mapCorners([a, b, c, d]: Corners, change: (corner: Point) => Point): Corners {
  return [change(a), change(b), change(c), change(d)];
}
