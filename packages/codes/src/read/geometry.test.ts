import { expect, it } from 'vitest';
import { projection } from './geometry.ts';

it('finds every module of a code that is seen at an angle', () => {
  const corners = [
    { x: 10, y: 20 },
    { x: 210, y: 40 },
    { x: 190, y: 180 },
    { x: 30, y: 200 },
  ] as const;
  const at = projection(corners, 25);
  for (const [index, [x, y]] of (
    [
      [0, 0],
      [25, 0],
      [25, 25],
      [0, 25],
    ] as const
  ).entries()) {
    expect(at(x, y).x).toBeCloseTo(corners[index]?.x ?? 0);
    expect(at(x, y).y).toBeCloseTo(corners[index]?.y ?? 0);
  }
  // The diagonals cross in the middle module, wherever the center of the image is.
  const middle = at(12.5, 12.5);
  const cross = (a: { x: number; y: number }, b: { x: number; y: number }) =>
    (b.x - a.x) * (middle.y - a.y) - (b.y - a.y) * (middle.x - a.x);
  expect(cross(corners[0], corners[2])).toBeCloseTo(0);
  expect(cross(corners[1], corners[3])).toBeCloseTo(0);
});
