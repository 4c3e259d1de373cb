import { toAlphabets, type Alphabets, type GlyphTable } from '../draw/alphabets.ts';

/** The wide face is set less tight in print than on screen. */
const PRINT_TRACKING = -25;

/**
 * Loads the letters of Special Gothic as outlines, on demand, because they are large: Latin-1 and a few signs.
 *
 * @param tracking of the wide face, in thousandths of the font size. @default -25, for print
 */
export async function loadAlphabets(tracking = PRINT_TRACKING): Promise<Alphabets> {
  const { GLYPHS } = await import('./glyphs.ts');
  return toAlphabets(JSON.parse(GLYPHS) as GlyphTable, tracking);
}
