import { describe, expect, it } from 'vitest';
import { encodeCode } from '../encode/encode-code.ts';
import { FINDER_SHAPES, FINDER_SIZE, isInFinder, type FinderShape } from './finders.ts';
import { toPixels } from './raster.ts';

/** Pixels of a module. */
const SIDE = 40;

/** Draws the first finder pattern, and returns the dark share of each of its modules within a verifier's aperture. */
async function darknesses(finders: FinderShape) {
  const drawn = { finders, quietZone: 0, moduleSizePx: SIDE };
  const { data, width } = await toPixels(encodeCode('a'), drawn);
  const share = (column: number, row: number) => {
    let [dark, all] = [0, 0];
    for (let y = 0; y < SIDE; y += 1) {
      for (let x = 0; x < SIDE; x += 1) {
        // An aperture of 0.8 modules.
        if (Math.hypot(x + 0.5 - SIDE / 2, y + 0.5 - SIDE / 2) > SIDE * 0.4) continue;
        all += 1;
        if ((data[((row * SIDE + y) * width + column * SIDE + x) * 4] ?? 0) < 128) dark += 1;
      }
    }
    return dark / all;
  };
  return Array.from({ length: FINDER_SIZE ** 2 }, (_, index) => {
    const [x, y] = [index % FINDER_SIZE, Math.floor(index / FINDER_SIZE)];
    const isDark = Math.max(Math.abs(x - 3), Math.abs(y - 3)) !== 2;
    return { at: `${x} ${y}`, right: isDark ? share(x, y) : 1 - share(x, y) };
  });
}

describe('a finder pattern', () => {
  it.each(FINDER_SHAPES.filter((shape) => shape !== 'circle'))(
    'has modulation A in each module: %s',
    async (shape) => {
      for (const { at, right } of await darknesses(shape)) {
        expect(2 * right - 1, at).toBeGreaterThanOrEqual(0.5);
      }
    },
  );

  it('has four wrong modules in its corners: circle', async () => {
    const modules = await darknesses('circle');
    const wrong = modules.filter(({ right }) => right < 0.5).map(({ at }) => at);
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
