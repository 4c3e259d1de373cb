import { type GlyphTable, setLine, toAlphabet, toCharacters, type Alphabet } from './set-line.ts';
import { placePath, type PathData } from './paths.ts';

export interface Alphabets {
  readonly wide: Alphabet;
  readonly narrow: Alphabet;
}

/**
 * Prepares the alphabets; wide is tracked tightly, narrow is not tracked (docs/design.md, section 3).
 *
 * @param tracking of the wide width, in thousandths of the font size
 */
export function toAlphabets({ wide, narrow }: GlyphTable, tracking = -35): Alphabets {
  return { wide: toAlphabet(wide, tracking), narrow: toAlphabet(narrow, 0) };
}

export function measureText(alphabet: Alphabet, text: string, size: number): number {
  return (setLine(alphabet, text).advance * size) / 1000;
}

/** Returns a line as one path, so that it renders where the font is not installed. */
export function textPath(
  alphabet: Alphabet,
  text: string,
  x: number,
  y: number,
  size: number,
): PathData {
  const scale = size / 1000;
  return setLine(alphabet, text)
    .glyphs.map(({ path, at }) => placePath(path, x + at * scale, y, scale))
    .join('');
}

export function missingCharacters({ glyphs }: Alphabet, text: string): readonly string[] {
  return [...new Set(toCharacters(text))].filter((character) => !Object.hasOwn(glyphs, character));
}
