// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import type { Pixels } from './code-reading.ts';
import { drawCode } from './testing/code-image.ts';
import { loadDecoders, measureImage } from './testing/read-image.ts';

beforeAll(loadDecoders);

/** `ImageData` has its properties on the prototype; this class does too. */
class BrowserPixels implements Pixels {
  readonly #pixels: Pixels;
  constructor(pixels: Pixels) {
    this.#pixels = pixels;
  }
  get data() {
    return this.#pixels.data;
  }
  get width() {
    return this.#pixels.width;
  }
  get height() {
    return this.#pixels.height;
  }
}

function layOut(codes: readonly Pixels[], columns: number): Pixels {
  const cell = Math.max(...codes.map(({ width }) => width));
  const [width, height] = [cell * columns, cell * Math.ceil(codes.length / columns)];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [index, code] of codes.entries()) {
    const [left, top] = [(index % columns) * cell, Math.floor(index / columns) * cell];
    for (let y = 0; y < code.height; y += 1) {
      const row = code.data.subarray(y * code.width * 4, (y + 1) * code.width * 4);
      data.set(row, ((top + y) * width + left) * 4);
    }
  }
  return { data, width, height };
}

const CONTENT = 'https://waypage.example/';

const draw = (count: number, module: number) =>
  Array.from({ length: count }, (_, index) => drawCode(CONTENT + String(index), { module }));

describe('an image with several codes', () => {
  it('is read from the pixels that a browser has', async () => {
    const read = await measureImage(new BrowserPixels(layOut(draw(2, 8), 2)));
    expect(read).toMatchObject({ codesInImage: 2 });
  });

  it.each([
    [7, 4],
    [10, 4],
    [24, 6],
  ])('has all %i labels of a sheet counted', async (count, columns) => {
    const read = await measureImage(layOut(draw(count, 4), columns));
    expect(read).toMatchObject({ codesInImage: count });
  });

  it('has the largest code checked, wherever it is', async () => {
    const codes = [...draw(6, 4), drawCode(`${CONTENT}LARGEST`, { module: 10 })];
    const read = await measureImage(layOut(codes, 3));
    expect(read).toMatchObject({ codesInImage: 7, text: `${CONTENT}LARGEST` });
  });
});
