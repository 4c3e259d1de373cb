import type { Locator, Page } from '@playwright/test';
import { readCodes } from '@waypage/codes/read';
import sharp from 'sharp';

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
  const pixels = { data, width: info.width, height: info.height };
  const [byJsqr] = await readCodes(pixels, { decoders: ['jsqr'] });
  // Many images at once keep a machine busy while the decoder loads.
  const options = { decoders: ['zxing'], decoderTimeoutMs: 120_000 } as const;
  const [byZxing] = await readCodes(pixels, options);
  return [byJsqr?.text, byZxing?.text];
}

/** Decodes a screenshot of an element; `undefined` where the two decoders differ. */
export async function decodeAt(
  page: Page,
  locator: Locator,
  margin = 12,
): Promise<string | undefined> {
  const box = await locator.boundingBox();
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
