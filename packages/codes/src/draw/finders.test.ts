import { describe, expect, it } from 'vitest';
import { drawFinder, FINDER_SHAPES, FINDER_SIZE, isInFinder } from './finders.ts';
import { readPath } from './paths.ts';

function polygons(path: string): (readonly [number, number])[][] {
  const all: (readonly [number, number])[][] = [];
  let points: (readonly [number, number])[] = [];
  for (const { command, numbers } of readPath(path)) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = numbers;
    if (command === 'M') all.push((points = [[x1, y1]]));
    else if (command === 'L') points.push([x1, y1]);
    else if (command === 'C') {
      const [x0, y0] = points.at(-1) ?? [0, 0];
      for (let step = 1; step <= 16; step += 1) {
        const t = step / 16;
        const at = (a: number, b: number, c: number, d: number) =>
          (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
        points.push([at(x0, x1, x2, x3), at(y0, y1, y2, y3)]);
      }
    }
  }
  return all;
}

function isInside(path: string, x: number, y: number): boolean {
  let crossings = 0;
  for (const points of polygons(path)) {
    for (const [index, [ax, ay]] of points.entries()) {
      const [bx, by] = points[(index + 1) % points.length] ?? [0, 0];
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) crossings += 1;
    }
  }
  return crossings % 2 === 1;
}

/** Dark share of a module within a verifier's aperture of 0.8 modules. */
function darkness(path: string, column: number, row: number): number {
  let [dark, looks] = [0, 0];
  for (let y = -0.4; y <= 0.4; y += 0.05) {
    for (let x = -0.4; x <= 0.4; x += 0.05) {
      if (Math.hypot(x, y) > 0.4) continue;
      looks += 1;
      if (isInside(path, column + 0.5 + x + 0.001, row + 0.5 + y + 0.001)) dark += 1;
    }
  }
  return dark / looks;
}

describe('a finder pattern', () => {
  it.each(FINDER_SHAPES.filter((shape) => shape !== 'circle'))(
    'with %s corners keeps the modulation of grade A in each of its modules',
    (shape) => {
      const { ring, middle } = drawFinder(shape, 0, 0);
      for (let y = 0; y < FINDER_SIZE; y += 1) {
        for (let x = 0; x < FINDER_SIZE; x += 1) {
          const fromMiddle = Math.max(Math.abs(x - 3), Math.abs(y - 3));
          const share = darkness(ring + middle, x, y);
          const right = fromMiddle === 2 ? 1 - share : share;
          expect(2 * right - 1, `${x} ${y}`).toBeGreaterThanOrEqual(0.5);
        }
      }
    },
  );

  it.each(FINDER_SHAPES)(
    'with %s corners has the proportion 1 : 1 : 3 : 1 : 1 through its middle',
    (shape) => {
      const { ring, middle } = drawFinder(shape, 0, 0);
      const seen = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5].map((at) =>
        isInside(ring + middle, at, 3.5),
      );
      expect(seen).toEqual([true, false, true, true, true, false, true]);
    },
  );

  it('with circle corners has the four modules in its corners light, and no other one wrong', () => {
    const { ring, middle } = drawFinder('circle', 0, 0);
    const wrong: string[] = [];
    for (let y = 0; y < FINDER_SIZE; y += 1) {
      for (let x = 0; x < FINDER_SIZE; x += 1) {
        const shouldBeDark = Math.max(Math.abs(x - 3), Math.abs(y - 3)) !== 2;
        if (darkness(ring + middle, x, y) > 0.5 !== shouldBeDark) wrong.push(`${x} ${y}`);
      }
    }
    expect(wrong).toEqual(['0 0', '6 0', '0 6', '6 6']);
  });

  it('is in three corners of a code', () => {
    const inFinder = Array.from({ length: 21 * 21 }, (_, index) =>
      isInFinder(21, index % 21, Math.floor(index / 21)),
    );
    expect(inFinder.filter(Boolean)).toHaveLength(3 * 49);
    expect(isInFinder(21, 20, 20)).toBe(false);
  });
});
