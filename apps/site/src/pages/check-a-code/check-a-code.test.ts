import { expect, it } from 'vitest';
import { quietZoneStrips, viewOf, VIEW_RATIO } from './image-view.ts';
import { CodesError } from '@waypage/codes/read';
import { refusalOf } from './checked-image.ts';

const square = (x: number, y: number, side: number) =>
  [
    { x, y },
    { x: x + side, y },
    { x: x + side, y: y + side },
    { x, y: y + side },
  ] as const;

const clear = { modules: 6, isCut: false, isTooNarrow: false };

it('crops large images and shows small ones whole', () => {
  const large = { width: 4000, height: 3000, corners: square(100, 100, 500) };
  const part = viewOf(large);
  expect(part.height).toBe(1500);
  expect(part.width / part.height).toBeCloseTo(VIEW_RATIO);
  expect([part.x, part.y].every((start) => start > -500 && start <= 0)).toBe(true);

  const small = viewOf({ width: 330, height: 330, corners: square(40, 40, 250) });
  expect(small.height).toBeGreaterThan(330);
  expect(small.x).toBeCloseTo(165 - small.width / 2);
});

it('names a side as seen in any rotation', () => {
  const [a, b, c, d] = square(100, 100, 250);
  const sides = {
    modules: 25,
    quietZone: [{ ...clear, modules: 1 }, clear, clear, clear],
  } as const;
  const narrowest = (corners: Parameters<typeof quietZoneStrips>[0]['corners']) =>
    quietZoneStrips({ ...sides, corners })[0];
  expect(narrowest([a, b, c, d])?.side).toBe('top');
  expect(narrowest([b, c, d, a])?.side).toBe('right');
  expect(narrowest([c, d, a, b])?.side).toBe('bottom');
  expect(narrowest([d, a, b, c])?.side).toBe('left');
  expect(narrowest([a, b, c, d])?.points[3]).toEqual({ x: 100, y: 60 });
});

const file = new Blob(['12345']);

it.each([
  [new CodesError('too-large', 'Bytes.', { value: file.size }), 'too-heavy'],
  [new CodesError('too-large', 'Pixels.', { value: 60_000_000 }), 'too-large'],
  [new CodesError('damaged-file', 'Damaged.'), 'broken'],
  [new Error('Memory.'), 'failed'],
])('explains %s by %s', (error, reason) => {
  expect(refusalOf(error, file)).toEqual({ reason });
});
