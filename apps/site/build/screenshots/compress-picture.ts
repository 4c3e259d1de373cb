import sharp from 'sharp';

/** As many as fit into half a byte of a pixel, which is what makes the files small. */
const COLOURS = 16;

/** Peak signal-to-noise ratio in decibels from which the eye finds no difference in flat drawings. */
const ALIKE = 42;

/**
 * A picture as WebP in as few bytes as look the same: flat pages need few colours or no loss, pages with many colours are
 * smaller with some.
 */
export async function compressPicture(picture: Buffer): Promise<Buffer> {
  const flat = await sharp(picture)
    .png({ palette: true, colours: COLOURS, dither: 0, effort: 10 })
    .toBuffer();
  const candidates = await Promise.all([
    sharp(picture).webp({ lossless: true, effort: 6 }).toBuffer(),
    sharp(picture).webp({ quality: 78, effort: 6 }).toBuffer(),
    ...((await likeness(picture, flat)) >= ALIKE
      ? [sharp(flat).webp({ lossless: true, effort: 6 }).toBuffer()]
      : []),
  ]);
  return candidates.reduce((least, candidate) =>
    candidate.length < least.length ? candidate : least,
  );
}

/** The peak signal-to-noise ratio of two pictures of one size, in decibels; infinite where they are equal. */
export async function likeness(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map(pixels));
  if (!a || a.length !== b?.length) {
    throw new Error('[site] Pictures of different sizes cannot be compared. Give two of one size.');
  }
  const squares = a.reduce((sum, value, place) => sum + (value - (b[place] ?? 0)) ** 2, 0);
  return 10 * Math.log10(255 ** 2 / (squares / a.length));
}

const pixels = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer();
