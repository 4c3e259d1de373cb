import jsQR from 'jsqr';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

// Otherwise it would fetch the file from a public CDN.
const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });

/**
 * Decodes an image of a QR code with two independent decoders, at the sizes that the designer's own check uses.
 *
 * @param modules width of the image in modules of the code
 */
export async function decodeImage(
  file: Buffer,
  modules: number,
): Promise<[byJsQr: string | undefined, byZxing: string | undefined]> {
  let byJsQr: string | undefined;
  let byZxing: string | undefined;
  for (const pixelsPerModule of [5, 3, 6]) {
    const { data, info } = await sharp(file, { density: 150 })
      .resize(Math.round(modules * pixelsPerModule))
      .flatten({ background: '#FFFFFF' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const pixels = new Uint8ClampedArray(data);
    byJsQr ??= jsQR(pixels, width, height)?.data;
    byZxing ??= (
      await readBarcodes(
        { data: pixels, width, height, colorSpace: 'srgb' },
        { formats: ['QRCode'] },
      )
    )[0]?.text;
    if (byJsQr !== undefined && byZxing !== undefined) break;
  }
  return [byJsQr, byZxing];
}
