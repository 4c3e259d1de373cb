import { assertObject } from '../errors.ts';
import type { Corners, Point } from './types.ts';

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

/** Returns the mean, or 0 without values. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Returns the quantile at a share from 0 to 1, or 0 without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
}

/** A linear equation: the factors of the unknowns, the right side, and how much it counts. */
export interface Equation {
  readonly terms: readonly number[];
  readonly value: number;
  readonly weight: number;
}

/** Solves more linear equations than unknowns by least squares, with Tikhonov regularization of each unknown. */
export function leastSquares(equations: readonly Equation[], regularization: readonly number[]) {
  const matrix = regularization.map((factor, row) =>
    Array.from({ length: regularization.length + 1 }, (_, column) => (column === row ? factor : 0)),
  );
  for (const { terms, value, weight } of equations) {
    const sides = [...terms, value];
    for (const [row, line] of matrix.entries()) {
      const factor = weight * (terms[row] ?? 0);
      for (const [column, side] of sides.entries()) {
        line[column] = (line[column] ?? 0) + factor * side;
      }
    }
  }
  return eliminate(matrix);
}

/** Gauss-Jordan elimination, in place. Each row ends with its right side. An unknown without a pivot is 0. */
function eliminate(matrix: number[][]): readonly number[] {
  const count = matrix.length;
  for (let column = 0; column < count; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < count; row += 1) {
      if (Math.abs(matrix[row]?.[column] ?? 0) > Math.abs(matrix[pivot]?.[column] ?? 0))
        pivot = row;
    }
    const line = matrix[pivot] ?? [];
    matrix[pivot] = matrix[column] ?? [];
    matrix[column] = line;
    const lead = line[column] ?? 0;
    if (Math.abs(lead) < 1e-9) continue;
    for (const [row, other] of matrix.entries()) {
      if (row === column) continue;
      const factor = (other[column] ?? 0) / lead;
      if (factor === 0) continue;
      for (let index = column; index <= count; index += 1) {
        other[index] = (other[index] ?? 0) - factor * (line[index] ?? 0);
      }
    }
  }
  return matrix.map((line, index) => {
    const lead = line[index] ?? 0;
    return Math.abs(lead) < 1e-9 ? 0 : (line[count] ?? 0) / lead;
  });
}
