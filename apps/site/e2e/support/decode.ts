import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';

/** What a camera would read from a screenshot of a place on the page. */
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
  const { data, info } = await sharp(screenshot)
    .resize({ width: 600 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
