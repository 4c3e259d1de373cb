import { describe, expect, it } from 'vitest';
import { encodeCode } from '../encode/encode-code.ts';
import { loadAlphabets, textPath } from './alphabets.ts';
import { boundsOf } from '../testing/bounds-of.ts';
import { drawCode, logoModules, type CodeDesign, usedRecovery } from './draw-code.ts';
import {
  drawFinder,
  finderPositions,
  FINDER_SHAPES,
  FINDER_SIZE,
  isInFinder,
  type FinderShape,
} from './finders.ts';
import { FRAMES, layOutFrame, measureQuietZone } from './frame.ts';
import { MODULE_SHAPES, modulesPath } from './modules.ts';
import { readPath } from './paths.ts';
import { toPixels } from './files.ts';

const encode = (text: string) => encodeCode(text, { errorCorrection: 'H' });
const CODE = encode('https://waypage.example/orilla');
const ONE = { size: 2, modules: Uint8Array.from([0, 0, 0, 1]) };

const alphabets = await loadAlphabets();

describe('modulesPath', () => {
  it.each(MODULE_SHAPES)('draws a dark %s of module size', (shape) => {
    const [left, top, right, bottom] = boundsOf(modulesPath(ONE, shape));
    expect(right - left).toBeGreaterThan(0.7);
    expect(bottom - top).toBeGreaterThan(0.7);
    expect((left + right) / 2).toBeCloseTo(1.5, 1);
    expect((top + bottom) / 2).toBeCloseTo(1.5, 1);
  });

  it.each(MODULE_SHAPES)('leaves light modules empty: %s', (shape) => {
    expect(modulesPath({ size: 2, modules: new Uint8Array(4) }, shape)).toBe('');
  });

  it('joins adjacent squares in one outline', () => {
    expect(modulesPath({ size: 2, modules: Uint8Array.from([1, 1, 1, 1]) }, 'square')).toBe(
      'M1 0L2 0L2 2L0 2L0 0Z',
    );
  });
});

it.each(FINDER_SHAPES)('drawFinder draws seven modules around three: %s', (shape) => {
  const { ring, middle } = drawFinder(shape, 10, 20);
  expect(boundsOf(ring)).toEqual([10, 20, 17, 27]);
  expect(boundsOf(middle)).toEqual([12, 22, 15, 25]);
});

describe('drawCode', () => {
  it('has units of modules without a frame', () => {
    const { width, height, module, code } = drawCode(CODE);
    expect({ width, height, module, code }).toEqual({
      width: 41,
      height: 41,
      module: 1,
      code: { x: 4, y: 4, width: 33, height: 33 },
    });
  });

  it('draws no module under finders or logo', () => {
    const { shapes } = drawCode(CODE, { modules: 'dot', logo: { size: 7 } });
    const drawn = readPath(shapes[1]?.path ?? '').flatMap(({ command, numbers }) =>
      command === 'M' ? [numbers] : [],
    );
    const isIn = (x: number, y: number, side: number) =>
      drawn.some(([left = 0, top = 0]) => left > x && left < x + side && top > y && top < y + side);
    for (const [x, y] of finderPositions(CODE.size)) expect(isIn(x, y, 7)).toBe(false);
    expect(isIn(13, 13, 7)).toBe(false);
    expect(isIn(12, 12, 9)).toBe(true);
  });

  it('limits the square of a logo', () => {
    expect([99, 1, 8].map((size) => logoModules(size, 33))).toEqual([19, 5, 7]);
  });

  it('centers an image in its own proportions', () => {
    const source = { url: 'data:,', width: 200, height: 100 };
    const { image, code } = drawCode(CODE, { frame: 'label', logo: { size: 7, image: source } });
    if (!image) throw new Error('The code has no image.');
    expect(image.width / image.height).toBeCloseTo(2);
    expect(image.x + image.width / 2).toBeCloseTo(code.x + code.width / 2);
    expect(image.y + image.height / 2).toBeCloseTo(code.y + code.height / 2);
  });

  it.each([
    ['ink', 'not-a-color', { ink: 'red' }],
    ['accent', 'not-a-color', { accent: '"/><script>' }],
    ['modules', 'unknown-value', { modules: 'star' }],
    ['frame', 'unknown-value', { frame: 'box' }],
    ['quietZone', 'out-of-range', { quietZone: -1 }],
    ['quietZone', 'not-finite', { quietZone: Number.NaN }],
    ['logo.size', 'not-finite', { logo: { size: Infinity } }],
    ['logo.path', 'not-a-path', { logo: { size: 5, path: 'M0 0"/><script>' } }],
    ['logo.image.width', 'out-of-range', { logo: { size: 5, image: { width: 0, height: 9 } } }],
    ['label.alphabets', 'missing-value', { frame: 'label', label: { title: 'Orilla' } }],
  ])('refuses %s: %s', (input, code, design) => {
    expect(() => drawCode(CODE, design as CodeDesign)).toThrow(
      expect.objectContaining({ code, input }),
    );
  });

  const wrongSizes = [0, 20, 22, 181, Number.NaN].map((size) => ({ size }));
  it.each([undefined, 'hello', ...wrongSizes])('refuses what is no code: %j', (code) => {
    const refused = expect.objectContaining({ input: 'code.size' }) as Error;
    expect(() => drawCode(code as never)).toThrow(refused);
  });

  it('refuses a matrix with too few modules', () => {
    const refused = expect.objectContaining({ input: 'code.modules.length' }) as Error;
    expect(() => drawCode({ size: 21, modules: new Uint8Array(21) })).toThrow(refused);
  });
});

describe('layOutFrame', () => {
  const frames = FRAMES.slice(1);
  const sizes = ['a', 'x'.repeat(30), 'x'.repeat(150), 'x'.repeat(900)].map(
    (text) => encode(text).size,
  );
  const labelOf = (title: string, line: string) => ({ title, line, alphabets });

  it.each(frames)('keeps four modules clear at every size: %s', (frame) => {
    for (const size of sizes) {
      for (const label of [labelOf('Name', 'Line'), undefined]) {
        const layout = layOutFrame(frame, size, 4, label);
        expect(measureQuietZone(layout), String(size)).toBeGreaterThanOrEqual(4);
      }
    }
  });

  it.each(frames)('measures a smaller quiet zone as such: %s', (frame) => {
    const measure = (quietZone: number) =>
      measureQuietZone(layOutFrame(frame, 21, quietZone, labelOf('Name', 'Line')));
    expect(measure(1)).toBeLessThan(measure(8));
    // Posters are exempt: they have a wide margin in any case.
    if (frame !== 'poster') expect(measure(1)).toBeLessThan(4);
  });

  it.each(frames)('sets long words smaller until they fit: %s', (frame) => {
    const text = 'W'.repeat(40);
    const layout = layOutFrame(frame, 21, 4, labelOf(text, text));
    for (const { x, size, face } of layout.lines) {
      const [, , right] = boundsOf(textPath(alphabets[face], text, x, 0, size));
      expect(right).toBeLessThan(layout.width - 10);
    }
  });
});

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

describe('usedRecovery', () => {
  it.each([
    ['nothing', 0, 0],
    ['one of eight codewords for one module', 1, 1 / 8],
    ['half for the default mark', 7, 0.5],
  ])('counts %s', (_name, side, used) => {
    expect(usedRecovery(CODE, side)).toBe(used);
  });

  it('counts every codeword of codes of all sizes', () => {
    for (const length of [10, 40, 90, 200, 500, 900, 1200]) {
      const code = encode('x'.repeat(length));
      const shares = [0, 5, 11, code.size].map((side) => usedRecovery(code, side));
      expect(shares, String(code.size)).toEqual(shares.toSorted((a, b) => a - b));
      // More than twice the recoverable codewords of a block are lost.
      expect(shares.at(-1), String(code.size)).toBeGreaterThan(2);
      expect(shares.at(-1), String(code.size)).toBeLessThan(4.5);
    }
  });
});
