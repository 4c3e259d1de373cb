import { describe, expect, it } from 'vitest';
import { encodeCode } from '../encode/encode-code.ts';
import { loadAlphabets } from '../print/load-alphabets.ts';
import { boundsOf } from '../testing/bounds-of.ts';
import { textPath } from './alphabets.ts';
import { drawCode, logoModules, type CodeDesign } from './draw-code.ts';
import { drawFinder, finderPositions, FINDER_SHAPES } from './finders.ts';
import { FRAMES, layOutFrame, measureQuietZone } from './frame.ts';
import { MODULE_SHAPES, modulesPath } from './modules.ts';
import { readPath } from './paths.ts';

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

  it.each([
    [undefined, 'code.size'],
    ['hello', 'code.size'],
    [{ size: 21, modules: new Uint8Array(21) }, 'code.modules.length'],
  ])('refuses what is no code: %j', (code, input) => {
    expect(() => drawCode(code as never)).toThrow(expect.objectContaining({ input }));
  });

  it.each([0, 20, 22, 181, Number.NaN])('refuses a matrix of size %d', (size) => {
    const modules = new Uint8Array(Number.isNaN(size) ? 0 : size * size);
    expect(() => drawCode({ size, modules })).toThrow(
      expect.objectContaining({ name: 'CodesError' }),
    );
  });
});

describe('layOutFrame', () => {
  const frames = FRAMES.slice(1);
  const sizes = ['a', 'x'.repeat(30), 'x'.repeat(150), 'x'.repeat(900)].map(
    (text) => encode(text).size,
  );
  const words = (title: string, line: string) => ({ title, line, alphabets });

  it.each(frames)('keeps four modules clear at every size: %s', (frame) => {
    for (const size of sizes) {
      for (const label of [words('Name', 'Line'), undefined]) {
        const layout = layOutFrame({ frame, size, quietZone: 4, label });
        expect(measureQuietZone(layout), String(size)).toBeGreaterThanOrEqual(4);
      }
    }
  });

  it.each(frames)('measures a smaller quiet zone as such: %s', (frame) => {
    const measure = (quietZone: number) =>
      measureQuietZone(layOutFrame({ frame, size: 21, quietZone, label: words('Name', 'Line') }));
    expect(measure(1)).toBeLessThan(measure(8));
    // Posters are exempt: they have a wide margin in any case.
    if (frame !== 'poster') expect(measure(1)).toBeLessThan(4);
  });

  it.each(frames)('sets long words smaller until they fit: %s', (frame) => {
    const text = 'W'.repeat(40);
    const layout = layOutFrame({ frame, size: 21, quietZone: 4, label: words(text, text) });
    for (const { x, size, face } of layout.lines) {
      const [, , right] = boundsOf(textPath(alphabets[face], text, x, 0, size));
      expect(right).toBeLessThan(layout.width - 10);
    }
  });
});
