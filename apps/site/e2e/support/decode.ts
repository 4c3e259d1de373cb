import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

// By default it fetches its decoder from the network.
prepareZXingModule({
  overrides: {
    wasmBinary: new Uint8Array(
      readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')),
    ).buffer,
  },
});

/** Scaled size of the longer side in pixels, so that a module of a small code is several pixels wide. */
const LONGEST_SIDE = 800;

const PAPER = '#faf9f6';

/** Decodes an image with two independent decoders; the results are equal where the code is good. */
export async function decode(
  image: Buffer,
  longestSide = LONGEST_SIDE,
): Promise<readonly [jsqr: string | undefined, zxing: string | undefined]> {
  const { data, info } = await sharp(image, { density: 192 })
    .flatten({ background: PAPER })
    .resize({ width: longestSide, height: longestSide, fit: 'inside' })
    // The paper around the image is its quiet zone.
    .extend({ top: 40, right: 40, bottom: 40, left: 40, background: PAPER })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data);
  const [found] = await readBarcodes(
    { data: pixels, width: info.width, height: info.height, colorSpace: 'srgb' },
    { formats: ['QRCode'] },
  );
  return [jsQR(pixels, info.width, info.height)?.data, found?.text];
}

/** Decodes a screenshot of an element; `undefined` where the two decoders differ. */
export async function decodeAt(
  page: Page,
  place: Locator,
  margin = 12,
): Promise<string | undefined> {
  const box = await place.boundingBox();
  if (!box) return undefined;
  const screenshot = await page.screenshot({
    clip: {
      x: box.x - margin,
      y: box.y - margin,
      width: box.width + 2 * margin,
      height: box.height + 2 * margin,
    },
    scale: 'device',
  });
  const [first, second] = await decode(screenshot, 600);
  return first === second ? first : undefined;
}
