import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** An image as it is served. */
export interface Image {
  bytes: Buffer;
  /** Tells this content from any other, quoted as the header wants it. */
  etag: string;
}

/** A drawing in SVG, in units of its own. */
export interface Drawing {
  width: number;
  height: number;
  /** The content of the SVG element. */
  svg: string;
}

/** Names bytes by their content. */
export function toImage(bytes: Buffer): Image {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { bytes, etag: `"${hash}"` };
}

/**
 * Renders a drawing to WebP.
 *
 * @param scale pixels per unit of the drawing
 */
export async function renderImage({ width, height, svg }: Drawing, scale: number): Promise<Image> {
  const source = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">${svg}</svg>`;
  // Without loss: flat colours get small that way, and the modules of a code stay sharp.
  return toImage(await sharp(Buffer.from(source)).webp({ lossless: true }).toBuffer());
}
