import {
  measureText,
  missingCharacters,
  textPath,
  type Alphabet,
  type Alphabets,
} from '../draw/alphabets.ts';
import type { Box } from '../draw/drawing.ts';
import type { PathData } from '../draw/paths.ts';
import { assertNumber, assertOneOf, assertPositive, assertText } from '../errors.ts';
import { INK } from './sheet.ts';

/** The box of a text; `y` is its lower edge if the text grows upwards. */
export interface TextBox extends Box {
  readonly face: keyof Alphabets;
  /** The preferred and the smallest font size. */
  readonly size: number;
  readonly minSize: number;
  /** @default 'start' */
  readonly align?: keyof typeof ALIGN;
  /** @default false */
  readonly growsUp?: boolean;
  /** Whether it is a URL, which breaks after its delimiters. @default false */
  readonly isUrl?: boolean;
}

export interface OutlinedText {
  readonly path: PathData;
  readonly height: number;
  /** Whether the text had to be shortened. */
  readonly isCut: boolean;
  /** Characters that the letters lack; they are left out. */
  readonly missing: readonly string[];
}

/** Line height relative to the font size. */
const LEADING = { wide: 1.04, narrow: 1.12 } as const;
/** Ascent and descent relative to the font size. */
const ABOVE = 0.76;
const BELOW = 0.24;
const SMALLER = 0.95;
const ELLIPSIS = '…';
/** Share of a line's free space that is before it. */
const ALIGN = { start: 0, middle: 0.5, end: 1 } as const;

/**
 * Sets a text as one path, so that a file needs no font. It fits its box: at the preferred size, then smaller, on more
 * lines, and finally shortened.
 *
 * @param alphabets from `loadAlphabets`
 * @throws CodesError `missing-value`, `not-a-text`; `not-finite`, `out-of-range` or `unknown-value` for invalid values of the box
 */
export function outlineText(alphabets: Alphabets, text: string, box: TextBox): OutlinedText {
  assertText('text', text);
  assertOneOf('face', box?.face, ['wide', 'narrow']);
  assertOneOf('align', box.align ?? 'start', Object.keys(ALIGN) as []);
  const { x, y, width, height, size, minSize } = box;
  for (const [name, value] of Object.entries({ x, y, width, height })) {
    assertNumber(name, value, { min: name < 'x' ? 0 : -1e6 });
  }
  assertPositive('minSize', minSize);
  assertNumber('size', size, { min: minSize });
  return {
    ...fitText(alphabets, text, box),
    missing: missingCharacters(alphabets?.[box.face], text),
  };
}

function fitText(alphabets: Alphabets, text: string, box: TextBox): Omit<OutlinedText, 'missing'> {
  const letters = alphabets?.[box.face];
  const words = toWords(text, box.isUrl === true);
  if (words.length === 0) return setLines(letters, [], 0, false, box);
  const fitsAt = (size: number) => (line: string) => measure(letters, line, size) <= box.width;
  const maxLines = (size: number) =>
    Math.max(1, Math.floor((box.height / size - ABOVE - BELOW) / LEADING[box.face] + 1.001));

  for (let { size } = box; size >= box.minSize; size = Math.max(box.minSize, size * SMALLER)) {
    const lines = wrap(words, fitsAt(size));
    if (lines && lines.length <= maxLines(size)) return setLines(letters, lines, size, false, box);
    if (size === box.minSize) break;
  }
  const size = box.minSize;
  const fits = fitsAt(size);
  const lines = wrap(breakLong(words, fits), fits);
  // Not even a letter fits.
  if (!lines) return setLines(letters, [], 0, true, box);
  const room = maxLines(size);
  if (lines.length <= room) return setLines(letters, lines, size, false, box);
  const visible = lines.slice(0, room);
  let last = visible.pop() ?? '';
  while (last !== '' && !fits(last + ELLIPSIS)) last = last.slice(0, -1);
  return setLines(letters, [...visible, last.trimEnd() + ELLIPSIS], size, true, box);
}

/** Draws a text, or nothing while the letters are loading. */
export function drawText(letters: Alphabets | undefined, text: string, box: TextBox) {
  return letters ? [{ path: fitText(letters, text, box).path, color: INK }] : [];
}

/** Width of a line without the tracking after its last letter. */
function measure(letters: Alphabet, line: string, size: number): number {
  return Math.max(0, measureText(letters, line, size) - (letters.tracking * size) / 1000);
}

/** Units that a line may break between; a word keeps the space before it. */
function toWords(text: string, isUrl: boolean): readonly string[] {
  // Non-breaking spaces are drawn as spaces, but lines do not break at them.
  const plain = text
    .normalize('NFC')
    .replaceAll(/[^\S\u00A0\u202F]+/gu, ' ')
    .trim();
  return (
    (isUrl ? plain.match(/[^/.?&=_-]*[/.?&=_-]+|[^/.?&=_-]+/gu) : plain.match(/ ?[^ ]+/gu)) ?? []
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

function setLines(
  letters: Alphabet,
  lines: readonly string[],
  size: number,
  isCut: boolean,
  box: TextBox,
): Omit<OutlinedText, 'missing'> {
  const leading = LEADING[box.face] * size;
  const height = (lines.length - 1) * leading + (ABOVE + BELOW) * size;
  const top = box.growsUp === true ? box.y - height : box.y;
  const path = lines.map((line, index) => {
    const room = box.width - measure(letters, line, size);
    const start = box.x + room * ALIGN[box.align ?? 'start'];
    return textPath(letters, line, start, top + ABOVE * size + index * leading, size);
  });
  return { path: path.join(''), height, isCut };
}
