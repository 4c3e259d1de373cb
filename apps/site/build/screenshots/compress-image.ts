import sharp from 'sharp';

/** As many as fit into half a byte of a pixel, which is what makes the files small. */
const COLOURS = 16;

/** Peak signal-to-noise ratio in decibels from which the eye finds no difference in flat drawings. */
const ALIKE = 42;

/**
 * An image as WebP in as few bytes as look the same: flat pages need few colours or no loss, pages with many colours are
 * smaller with some.
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

/** The peak signal-to-noise ratio of two images of one size, in decibels; infinite where they are equal. */
export async function likeness(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map(pixels));
  if (!a || a.length !== b?.length) {
    throw new Error('[site] Pictures of different sizes cannot be compared. Give two of one size.');
  }
  const squares = a.reduce((sum, value, place) => sum + (value - (b[place] ?? 0)) ** 2, 0);
  return 10 * Math.log10(255 ** 2 / (squares / a.length));
}

const pixels = (image: Buffer) => sharp(image).removeAlpha().raw().toBuffer();
