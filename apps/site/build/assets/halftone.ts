import sharp from 'sharp';

/** Options of a halftone (docs/design.md, section 7, "Halftones"). */
export interface HalftoneOptions {
  /** Gray image, 8 bit, without alpha. Ink is printed where it is dark. */
  readonly image: Buffer;
  /** Size at which the image is shown, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Distance between dots, in CSS pixels. */
  readonly cell: number;
  readonly ink: readonly [number, number, number];
}

/** Pixels of the file per CSS pixel: dots stay round on a dense screen. */
const DENSITY = 2;
const ANGLE = (22 * Math.PI) / 180;
const GROWTH = 0.62;

function fillDot(
  alpha: Uint8Array,
  width: number,
  height: number,
  x: number,
  y: number,
  r: number,
) {
  for (let row = Math.max(0, Math.floor(y - r)); row <= Math.min(height - 1, y + r); row++) {
    const half = Math.sqrt(Math.max(0, r * r - (row + 0.5 - y) ** 2));
    const from = Math.max(0, Math.round(x - half));
    const to = Math.min(width, Math.round(x + half));
    alpha.fill(255, row * width + from, row * width + Math.max(from, to));
  }
}

/** Clamps to the image: dots whose center is beyond an edge still reach into it. */
function inside(position: number, length: number): number {
  return Math.min(length - 1, Math.max(0, Math.floor(position)));
}

/** Renders an image in round dots of one ink on a transparent ground, as a lossless WebP. */
export async function halftone(options: HalftoneOptions): Promise<Buffer> {
  const { image, cell, ink } = options;
  const width = options.width * DENSITY;
  const height = options.height * DENSITY;
  const grey = await sharp(image)
    .resize(width, height, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  const alpha = new Uint8Array(width * height);
  const step = cell * DENSITY;
  const reach = Math.ceil(Math.hypot(width, height) / step);
  for (let row = -reach; row <= reach; row++) {
    for (let column = -reach; column <= reach; column++) {
      const x = width / 2 + (column * Math.cos(ANGLE) - row * Math.sin(ANGLE)) * step;
      const y = height / 2 + (column * Math.sin(ANGLE) + row * Math.cos(ANGLE)) * step;
      if (x < -step || y < -step || x >= width + step || y >= height + step) continue;
      const darkness = 1 - (grey[inside(y, height) * width + inside(x, width)] ?? 255) / 255;
      const radius = Math.sqrt(darkness) * step * GROWTH;
      if (radius > 0.6) fillDot(alpha, width, height, x, y, radius);
    }
  }
  const [r, g, b] = ink;
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .joinChannel(Buffer.from(alpha), { raw: { width, height, channels: 1 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
}
