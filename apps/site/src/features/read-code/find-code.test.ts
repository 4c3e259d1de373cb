// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import type { Pixels } from './code-reading.ts';
import { drawCode } from './testing/code-picture.ts';
import { loadDecoders, readPicture } from './testing/read-picture.ts';

beforeAll(loadDecoders);

/** Pixels as browsers have them: the measures of an `ImageData` are its prototype's. */
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

/** Two codes side by side. */
function drawTwo(): Pixels {
  const codes = ['https://waypage.example/a', 'https://waypage.example/b'].map((text) =>
    drawCode(text),
  );
  const width = codes.reduce((sum, code) => sum + code.width, 0);
  const height = Math.max(...codes.map((code) => code.height));
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  let left = 0;
  for (const code of codes) {
    for (let y = 0; y < code.height; y += 1) {
      const row = code.data.subarray(y * code.width * 4, (y + 1) * code.width * 4);
      data.set(row, (y * width + left) * 4);
    }
    left += code.width;
  }
  return { data, width, height };
}

describe('a picture with several codes', () => {
  it('is read from the pixels that a browser has', async () => {
    const read = await readPicture(new BrowserPixels(drawTwo()));
    expect(read).toMatchObject({ codesInPicture: 2 });
  });
});
