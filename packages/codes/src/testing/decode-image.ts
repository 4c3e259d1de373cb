import { readCodes } from '../read/index.ts';
import sharp from 'sharp';
import { fileURLToPath } from 'node:url';
import { toPixels } from '../read/pixels.ts';
import type { Pixels } from '../read/types.ts';

/** Decodes an image, so many modules wide, with two decoders, at the sizes that the designer's own check uses. */
export async function decodeImage(file: Buffer, modules: number) {
  let byJsQr: string | undefined;
  let byZxing: string | undefined;
  for (const pixelsPerModule of [5, 3, 6]) {
    const { data, info } = await sharp(file, { density: 150 })
      .resize(Math.round(modules * pixelsPerModule))
      .flatten({ background: '#FFFFFF' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = { data, width: info.width, height: info.height };
    byJsQr ??= (await readCodes(pixels, { decoders: ['jsqr'] }))[0]?.text;
    byZxing ??= (await readCodes(pixels, { decoders: ['zxing'] }))[0]?.text;
    if (byJsQr !== undefined && byZxing !== undefined) break;
  }
  return [byJsQr, byZxing];
}

/** Opens one of the example pictures. */
export async function openImage(name: string): Promise<Pixels> {
  const file = fileURLToPath(new URL(`pictures/${name}.png`, import.meta.url));
  const image = sharp(file).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return toPixels({ data, width: info.width, height: info.height });
}
