import { toAlphabets, type Alphabets, type GlyphTable } from '@waypage/outlines';

/** The wide face is set less tight in print than on screen. */
export function toLetters(table: GlyphTable): Alphabets {
  return toAlphabets(table, -25);
}

/** Loads the letters on demand: they are large, and only prints need them. */
export async function loadLetters(): Promise<Alphabets> {
  const { default: table } = await import('@waypage/outlines/glyphs.json');
  return toLetters(table);
}
