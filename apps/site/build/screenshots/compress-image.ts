import sharp from 'sharp';

/** With 16 colors a pixel takes half a byte. */
const COLOURS = 16;

/** Peak signal-to-noise ratio in decibels above which flat drawings look identical. */
const ALIKE = 42;

/**
 * Compresses an image to the smallest WebP that looks the same: flat pages need few colors or lossless encoding, pages
 * with many colors are smaller with loss.
 */
export async function compressImage(image: Buffer): Promise<Buffer> {
  const flat = await sharp(image)
    .png({ palette: true, colours: COLOURS, dither: 0, effort: 10 })
    .toBuffer();
  const candidates = await Promise.all([
    sharp(image).webp({ lossless: true, effort: 6 }).toBuffer(),
    sharp(image).webp({ quality: 78, effort: 6 }).toBuffer(),
    ...((await likeness(image, flat)) >= ALIKE
      ? [sharp(flat).webp({ lossless: true, effort: 6 }).toBuffer()]
      : []),
  ]);
  return candidates.reduce((least, candidate) =>
    candidate.length < least.length ? candidate : least,
  );
}

/**
 * Returns the peak signal-to-noise ratio of two images of equal size, in decibels; infinite where they are identical.
 */
export async function likeness(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map(pixels));
  if (!a || a.length !== b?.length) {
    throw new Error('[site] Images of different sizes cannot be compared.');
  }
  const squares = a.reduce((sum, value, place) => sum + (value - (b[place] ?? 0)) ** 2, 0);
  return 10 * Math.log10(255 ** 2 / (squares / a.length));
}

const pixels = (image: Buffer) => sharp(image).removeAlpha().raw().toBuffer();
