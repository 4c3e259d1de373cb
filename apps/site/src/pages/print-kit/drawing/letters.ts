import { toAlphabets, type Alphabets, type GlyphTable } from '@waypage/outlines';

/** Prepares the letters of what is printed, wide set less tight than on a screen. */
export function toLetters(table: GlyphTable): Alphabets {
  return toAlphabets(table, -25);
}

/** Loads the letters. They are large, and only what is printed needs them. */
export async function loadLetters(): Promise<Alphabets> {
  const { default: table } = await import('@waypage/outlines/glyphs.json');
  return toLetters(table);
}
