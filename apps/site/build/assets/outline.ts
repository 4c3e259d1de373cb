import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { INK, type Setting } from '#components/printed-object/object-definition.ts';
import { compactPath } from './compact-path.ts';

/** The heading font, with all of its axes. */
export const HEADING_FONT = readFileSync(
  createRequire(import.meta.url).resolve(
    '@fontsource-variable/special-gothic/files/special-gothic-latin-standard-normal.woff2',
  ),
);

/** The characters that may be outlined: all that the font has of the Latin alphabets, and its punctuation. */
const CHARACTERS = [
  ...Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  '–—‘’“”„…€',
].join('');

/**
 * Positions on the width axis of the heading font; `broad` is that of Spanish and French display text (docs/design.md,
 * section 3).
 */
export const WIDTHS = { wide: 125, broad: 112, normal: 100, narrow: 75 } as const;

/** Grid steps per unit of the drawing: outlines are written in whole numbers. */
const GRID = 10;

const fonts = new Map<number, Font>();

async function fontAt(width: number): Promise<Font> {
  const cached = fonts.get(width);
  if (cached) return cached;
  const subset = await subsetFont(HEADING_FONT, CHARACTERS, {
    targetFormat: 'truetype',
    variationAxes: { wdth: width, wght: 640 },
  });
  const font = create(subset) as Font;
  fonts.set(width, font);
  return font;
}

export interface TextLine extends Omit<Setting, 'anchor'> {
  readonly text: string;
}

/** The font has neither a no-break space nor a word joiner: one is drawn as a space, the other as nothing. */
const asDrawn = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

export async function canOutline(text: string): Promise<boolean> {
  const font = await fontAt(WIDTHS.wide);
  return [...asDrawn(text)].every((letter) =>
    font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
}

export async function measure(line: Omit<TextLine, 'x' | 'y' | 'fill'>): Promise<number> {
  const { text, size, width = 'wide', tracking = 0 } = line;
  const font = await fontAt(WIDTHS[width]);
  const { positions } = font.layout(asDrawn(text));
  const spaced = positions.map(({ xAdvance }) => xAdvance + tracking * font.unitsPerEm);
  return (spaced.reduce((sum, advance) => sum + advance, 0) * size) / font.unitsPerEm;
}

/** Draws a line of text as SVG paths, so that an image needs no font, and measures it in units of the drawing. */
export async function outline(line: TextLine): Promise<{ svg: string; advance: number }> {
  const { text, x, y, size, fill = INK, width = 'wide', tracking = 0 } = line;
  const font = await fontAt(WIDTHS[width]);
  const scale = size / font.unitsPerEm;
  const run = font.layout(asDrawn(text));
  let pen = 0;
  const paths = run.glyphs.map((glyph, index) => {
    const position = run.positions[index];
    const at = pen + (position?.xOffset ?? 0);
    pen += (position?.xAdvance ?? 0) + tracking * font.unitsPerEm;
    const steps = scale * GRID;
    return compactPath(glyph.path.commands, (px, py) => [
      Math.round((at + px) * steps),
      Math.round(-py * steps),
    ]);
  });
  const transform = `translate(${x} ${y}) scale(${1 / GRID})`;
  return {
    svg: `<path fill="${fill}" transform="${transform}" d="${paths.join('')}"/>`,
    advance: pen * scale,
  };
}
