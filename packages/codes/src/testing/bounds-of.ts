import { readPath, type PathData } from '../draw/paths.ts';

/** Left, top, right and bottom of all points of a path; in these drawings control points are inside. */
export function boundsOf(path: PathData): readonly [number, number, number, number] {
  const numbers = readPath(path).flatMap((step) => step.numbers);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
