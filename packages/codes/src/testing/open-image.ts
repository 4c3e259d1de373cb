import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { toPixels } from '../read/pixels.ts';
import type { Pixels } from '../read/types.ts';

/** Opens one of the example pictures. */
export async function openImage(name: string): Promise<Pixels> {
  const file = fileURLToPath(new URL(`pictures/${name}.png`, import.meta.url));
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return toPixels({ data, width: info.width, height: info.height });
}
