import { hash } from 'node:crypto';
import sharp from 'sharp';

export interface Image {
  bytes: Buffer;
  /** Quoted, as in the header. */
  etag: string;
}

export interface Drawing {
  width: number;
  height: number;
  svg: string;
}

export function toImage(bytes: Buffer): Image {
  return { bytes, etag: `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"` };
}

/** Renders a drawing to WebP, with `scale` pixels per unit. */
export async function renderImage({ width, height, svg }: Drawing, scale: number): Promise<Image> {
  const source = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">${svg}</svg>`;
  // Lossless: flat colors compress well and code modules stay sharp.
  return toImage(await sharp(Buffer.from(source)).webp({ lossless: true }).toBuffer());
}
