import type { Letters, LettersTable } from './letters.ts';
import { placePath, type PathData } from './paths.ts';

/** Where a text has to stand; lengths in millimetres. */
export interface TextBox {
  readonly x: number;
  /** Its upper edge, or its lower one where it grows upwards. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly face: keyof LettersTable;
  /** Type size that it has where there is room, and the smallest that it may have. */
  readonly size: number;
  readonly minSize: number;
  /** @default 'start' */
  readonly align?: keyof typeof ALIGN;
  /** @default false */
  readonly growsUp?: boolean;
  /** Whether it is an address, which breaks at its own signs. @default false */
  readonly isAddress?: boolean;
}

/** A text as it stands in its box. */
export interface FittedText {
  readonly path: PathData;
  /** Height that its lines take. */
  readonly height: number;
  /** Whether something of it had to be left out. */
  readonly isCut: boolean;
}

/** From baseline to baseline, as a part of the type size. */
const LEADING = { wide: 1.04, narrow: 1.12 } as const;
/** From the upper edge of a line to its baseline, and from there to its lower edge. */
const ABOVE = 0.76;
const BELOW = 0.24;
/** Letter spacing in thousandths of the type size: wide is set tight (docs/design.md, section 3). */
const TRACKING = { wide: -25, narrow: 0 } as const;
/** From one size to the next that is tried. */
const SMALLER = 0.95;
const ELLIPSIS = '…';
/** Part of the room beside a line that lies before it. */
const ALIGN = { start: 0, middle: 0.5, end: 1 } as const;

/** The characters of a text that the font cannot draw, each once. */
export function missingCharacters({ narrow }: LettersTable, text: string): readonly string[] {
  const characters = new Set(text.normalize('NFC').replaceAll(/\s/gu, ' '));
  return [...characters].filter((character) => !Object.hasOwn(narrow.glyphs, character));
}

/** Sets a text into its box: as large as it may be, then smaller, on more lines, and in the end cut. */
export function fitText(table: LettersTable, text: string, box: TextBox): FittedText {
  const letters = table[box.face];
  const words = toWords(text, box.isAddress === true);
  if (words.length === 0) return { path: '', height: 0, isCut: false };
  const measure = (line: string, size: number) =>
    (layOut(letters, line, TRACKING[box.face]).advance * size) / 1000;
  const maxLines = (size: number) =>
    Math.max(1, Math.floor((box.height / size - ABOVE - BELOW) / LEADING[box.face] + 1.001));

  for (let size = box.size; size >= box.minSize; size = nextSize(size, box.minSize)) {
    const lines = wrap(words, (line) => measure(line, size) <= box.width);
    if (lines && lines.length <= maxLines(size)) return place(letters, lines, size, false, box);
    if (size === box.minSize) break;
  }
  const size = box.minSize;
  const fits = (line: string) => measure(line, size) <= box.width;
  const lines = wrap(breakLong(words, fits), fits) ?? [];
  const room = maxLines(size);
  if (lines.length <= room) return place(letters, lines, size, false, box);
  const kept = lines.slice(0, room);
  let last = kept.pop() ?? '';
  while (last !== '' && !fits(last + ELLIPSIS)) last = last.slice(0, -1);
  return place(letters, [...kept, last.trimEnd() + ELLIPSIS], size, true, box);
}

function nextSize(size: number, minSize: number): number {
  return size === minSize ? 0 : Math.max(minSize, size * SMALLER);
}

/** What a line may be broken between; a word keeps the space before it. */
function toWords(text: string, isAddress: boolean): readonly string[] {
  const plain = text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  return (
    (isAddress ? plain.match(/[^/.?&=_-]*[/.?&=_-]+|[^/.?&=_-]+/gu) : plain.match(/ ?[^ ]+/gu)) ??
    []
  );
}

function wrap(
  words: readonly string[],
  fits: (line: string) => boolean,
): readonly string[] | undefined {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && fits(line + word)) line += word;
    else {
      if (line !== '') lines.push(line);
      line = word.trimStart();
      if (!fits(line)) return undefined;
    }
  }
  return [...lines, line];
}

/** Breaks what is longer than a line wherever the line ends. */
function breakLong(words: readonly string[], fits: (line: string) => boolean): readonly string[] {
  return words.flatMap((word) => {
    const pieces: string[] = [];
    let piece = '';
    for (const character of word) {
      if (piece !== '' && !fits((piece + character).trimStart())) {
        pieces.push(piece);
        piece = '';
      }
      piece += character;
    }
    return [...pieces, piece];
  });
}

function place(
  letters: Letters,
  lines: readonly string[],
  size: number,
  isCut: boolean,
  box: TextBox,
): FittedText {
  const leading = LEADING[box.face] * size;
  const height = (lines.length - 1) * leading + (ABOVE + BELOW) * size;
  const top = box.growsUp === true ? box.y - height : box.y;
  const scale = size / 1000;
  const path = lines.map((line, index) => {
    const { glyphs, advance } = layOut(letters, line, TRACKING[box.face]);
    const start = box.x + (box.width - advance * scale) * ALIGN[box.align ?? 'start'];
    const baseline = top + ABOVE * size + index * leading;
    return glyphs
      .map(({ path: glyph, at }) => placePath(glyph, start + at * scale, baseline, scale))
      .join('');
  });
  return { path: path.join(''), height, isCut };
}

/** A line of glyphs, in thousandths of the type size. Characters that the font does not have are left out. */
function layOut(letters: Letters, line: string, tracking: number) {
  const glyphs: { path: PathData; at: number }[] = [];
  let advance = 0;
  let before = '';
  for (const character of line) {
    const glyph = Object.hasOwn(letters.glyphs, character) ? letters.glyphs[character] : undefined;
    if (!glyph) continue;
    const plain = character.normalize('NFD').charAt(0);
    advance += letters.kerning[before + plain] ?? 0;
    if (glyph[1] !== '') glyphs.push({ path: glyph[1], at: advance });
    advance += glyph[0] + tracking;
    before = plain;
  }
  return { glyphs, advance: Math.max(0, advance - tracking) };
}
