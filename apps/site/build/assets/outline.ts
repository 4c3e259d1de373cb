import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type PathCommand } from 'fontkit';
import subsetFont from 'subset-font';
import { memoize } from '../memoize.ts';
import { INK, type Setting } from '#components/printed-object/object-definition.ts';

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

/** Positions on the width axis of the heading font; Spanish and French are `broad` (docs/design.md, section 3). */
export const WIDTHS = { wide: 125, broad: 112, normal: 100, narrow: 75 } as const;

/** Grid steps per unit of the drawing: outlines are written in whole numbers. */
const GRID = 10;

const fontAt = memoize(async (width: number) => {
  const subset = await subsetFont(HEADING_FONT, CHARACTERS, {
    targetFormat: 'truetype',
    variationAxes: { wdth: width, wght: 640 },
  });
  return create(subset) as Font;
});

export interface TextLine extends Omit<Setting, 'anchor'> {
  readonly text: string;
}

/** The font has neither a no-break space nor a word joiner: one is drawn as a space, the other as nothing. */
const drawable = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

async function canOutline(text: string): Promise<boolean> {
  const font = await fontAt(WIDTHS.wide);
  return [...drawable(text)].every((letter) =>
    font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
}

interface Messages {
  readonly [key: string]: string | Messages;
}

/** The messages of a language for images; English where the font lacks a character, which would be an empty box. */
export async function drawableMessages<T extends object>(messages: T, english: object): Promise<T> {
  const entries = Object.entries(messages as Messages).map(async ([key, text]) => {
    const inEnglish = (english as Messages)[key] ?? text;
    if (typeof text === 'string') return [key, (await canOutline(text)) ? text : inEnglish];
    return [key, typeof inEnglish === 'string' ? text : await drawableMessages(text, inEnglish)];
  });
  return Object.fromEntries(await Promise.all(entries)) as T;
}

export async function measure(line: Omit<TextLine, 'x' | 'y' | 'fill'>): Promise<number> {
  const { text, size, width = 'wide', tracking = 0 } = line;
  const font = await fontAt(WIDTHS[width]);
  const { positions } = font.layout(drawable(text));
  const spaced = positions.map(({ xAdvance }) => xAdvance + tracking * font.unitsPerEm);
  return (spaced.reduce((sum, advance) => sum + advance, 0) * size) / font.unitsPerEm;
}

type Point = readonly [number, number];

/** Distance, in grid steps, up to which a curve counts as the smooth continuation of the previous one. */
const SMOOTH = 1;

const joinNumbers = (numbers: readonly number[]) =>
  numbers.map((n, index) => (index > 0 && n >= 0 ? ` ${n}` : String(n))).join('');

/** Converts a glyph to a path of whole numbers with relative commands, a third of the length of fontkit's own output. */
function compactPath(
  commands: readonly PathCommand[],
  toPoint: (x: number, y: number) => Point,
): string {
  let [x, y] = [0, 0];
  let start: Point = [0, 0];
  let mirror: Point | undefined;
  const step = ([px, py]: Point): Point => [px - x, py - y];
  const go = (to: Point) => {
    [x, y] = to;
  };
  const line = (to: Point): string => {
    const [dx, dy] = step(to);
    go(to);
    if (dx === 0 && dy === 0) return '';
    if (dy === 0) return `h${dx}`;
    return dx === 0 ? `v${dy}` : `l${joinNumbers([dx, dy])}`;
  };
  const curve = (control: Point, to: Point): string => {
    const smooth = mirror && Math.hypot(mirror[0] - control[0], mirror[1] - control[1]) <= SMOOTH;
    const bend = smooth && mirror ? mirror : control;
    const segment = smooth
      ? `t${joinNumbers(step(to))}`
      : `q${joinNumbers([...step(control), ...step(to)])}`;
    go(to);
    mirror = [2 * to[0] - bend[0], 2 * to[1] - bend[1]];
    return segment;
  };
  return commands
    .map(({ command, args: [a = 0, b = 0, c = 0, d = 0] }) => {
      if (command === 'quadraticCurveTo') return curve(toPoint(a, b), toPoint(c, d));
      mirror = undefined;
      if (command === 'lineTo') return line(toPoint(a, b));
      if (command === 'closePath') {
        go(start);
        return 'z';
      }
      start = toPoint(a, b);
      go(start);
      return `M${joinNumbers(start)}`;
    })
    .join('');
}

/** Draws a line of text as SVG paths, so that an image needs no font, and measures it in units of the drawing. */
export async function outline(line: TextLine): Promise<{ svg: string; advance: number }> {
  const { text, x, y, size, fill = INK, width = 'wide', tracking = 0 } = line;
  const font = await fontAt(WIDTHS[width]);
  const scale = size / font.unitsPerEm;
  const run = font.layout(drawable(text));
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
