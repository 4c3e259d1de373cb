import { assertObject, assertText } from '../errors.ts';
import { placePath } from './paths.ts';

/** The heading font at the two widths that drawings use: wide for names, narrow for small print. */
export interface GlyphTable {
  wide: GlyphWidth;
  narrow: GlyphWidth;
}

/** An alphabet at one width of the heading font; lengths in thousandths of the font size. */
export interface GlyphWidth {
  /** SVG outlines relative to the baseline, by character. */
  glyphs: Record<string, { advance: number; path: string }>;
  /** Kerning pairs as a flat list: first code, second code, distance, and so on. */
  kerning: number[];
}

export interface Alphabet {
  readonly glyphs: GlyphWidth['glyphs'];
  readonly kerning: ReadonlyMap<string, number>;
  readonly tracking: number;
}

/** A line of outlines; lengths in thousandths of the font size. */
export interface SetLine {
  readonly glyphs: readonly { readonly path: string; readonly at: number }[];
  readonly advance: number;
}

function toAlphabet({ glyphs, kerning }: GlyphWidth, tracking: number): Alphabet {
  const pairs = new Map<string, number>();
  for (let index = 0; index < kerning.length; index += 3) {
    const [first = 0, second = 0, distance = 0] = kerning.slice(index, index + 3);
    pairs.set(String.fromCharCode(first, second), distance);
  }
  return { glyphs, kerning: pairs, tracking };
}

/** All whitespace becomes a plain space: the font has no outlines for other kinds. */
const BLANKS = /\s/gu;

function toCharacters(text: string): readonly string[] {
  assertText('text', text);
  return [...text.normalize('NFC').replaceAll(BLANKS, ' ')];
}

/** Sets a line; characters that the alphabet lacks are omitted. */
export function setLine(alphabet: Alphabet, text: string): SetLine {
  assertObject('alphabet.glyphs', alphabet?.glyphs);
  const { glyphs, kerning, tracking } = alphabet;
  const placed: { path: string; at: number }[] = [];
  let advance = 0;
  let previous = '';
  for (const character of toCharacters(text)) {
    const glyph = Object.hasOwn(glyphs, character) ? glyphs[character] : undefined;
    if (glyph === undefined) continue;
    const plain = character.normalize('NFD').charAt(0);
    advance += kerning.get(previous + plain) ?? 0;
    if (glyph.path !== '') placed.push({ path: glyph.path, at: advance });
    advance += glyph.advance + tracking;
    previous = plain;
  }
  return { glyphs: placed, advance };
}

export interface Alphabets {
  readonly wide: Alphabet;
  readonly narrow: Alphabet;
}

/**
 * Loads the letters of Special Gothic as outlines, on demand, because they are large: Latin-1 and a few signs.
 *
 * @param tracking of the wide face, in thousandths of the font size. @default -25, for print, which is less tight than
 *   on screen
 */
export async function loadAlphabets(tracking = -25): Promise<Alphabets> {
  const { GLYPHS } = await import('../print/glyphs.ts');
  const { wide, narrow } = JSON.parse(GLYPHS) as GlyphTable;
  return { wide: toAlphabet(wide, tracking), narrow: toAlphabet(narrow, 0) };
}

export function measureText(alphabet: Alphabet, text: string, size: number): number {
  return (setLine(alphabet, text).advance * size) / 1000;
}

/** Returns a line as one path, so that it renders where the font is not installed. */
export function textPath(alphabet: Alphabet, text: string, x: number, y: number, size: number) {
  const scale = size / 1000;
  return setLine(alphabet, text)
    .glyphs.map(({ path, at }) => placePath(path, x + at * scale, y, scale))
    .join('');
}

export function missingCharacters(alphabet: Alphabet, text: string): readonly string[] {
  assertObject('alphabet.glyphs', alphabet?.glyphs);
  const characters = [...new Set(toCharacters(text))];
  return characters.filter((character) => !Object.hasOwn(alphabet.glyphs, character));
}
