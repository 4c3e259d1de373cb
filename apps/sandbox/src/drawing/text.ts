import { readFileSync } from 'node:fs';
import { setLine, toAlphabet, type GlyphTable } from '@waypage/designer/lettering';

// Read rather than imported: the compiler would infer a type as large as the file.
const TABLE = JSON.parse(
  readFileSync(new URL(import.meta.resolve('@waypage/designer/lettering/glyphs.json')), 'utf8'),
) as GlyphTable;

const ALPHABETS = { wide: toAlphabet(TABLE.wide, -35), narrow: toAlphabet(TABLE.narrow) };

/** A line of text to draw; lengths in units of the drawing. */
export interface TextLine {
  text: string;
  /** Start of the baseline, or its middle. */
  x: number;
  y: number;
  size: number;
  fill: string;
  width: keyof GlyphTable;
  /** @default 'start' */
  anchor?: 'start' | 'middle';
}

/** How long a line of text gets, in units of the drawing. */
export function measureText({
  text,
  size,
  width,
}: Pick<TextLine, 'text' | 'size' | 'width'>): number {
  return (setLine(ALPHABETS[width], text).advance * size) / 1000;
}

/**
 * Draws a line of text as outlines, so that no font has to be on the machine. Characters
 * beyond Latin-1 are left out.
 */
export function drawText(line: TextLine): string {
  const { text, x, y, size, fill, width, anchor = 'start' } = line;
  const start = anchor === 'middle' ? x - measureText(line) / 2 : x;
  const paths = setLine(ALPHABETS[width], text).glyphs.map(
    ({ path, at }) => `<path transform="translate(${at})" d="${path}"/>`,
  );
  return `<g fill="${fill}" transform="translate(${start} ${y}) scale(${size / 1000})">${paths.join('')}</g>`;
}
