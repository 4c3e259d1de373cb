import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** A picture as it is served. */
export interface Picture {
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
export function toPicture(bytes: Buffer): Picture {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { bytes, etag: `"${hash}"` };
}

/**
 * Renders a drawing to WebP.
 *
 * @param scale pixels per unit of the drawing
 */
export async function renderPicture(
  { width, height, svg }: Drawing,
  scale: number,
): Promise<Picture> {
  const source = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">${svg}</svg>`;
  // Without loss: flat colours get small that way, and the modules of a code stay sharp.
  return toPicture(await sharp(Buffer.from(source)).webp({ lossless: true }).toBuffer());
}
