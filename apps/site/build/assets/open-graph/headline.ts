import type { Locale } from '@waypage/content';
import { INK } from '#components/printed-object/object-definition.ts';
import { fitText, text } from '../drawing.ts';
import type { TextLine } from '../outline.ts';
import { breakLines, printable } from '../objects/typesetting.ts';

export interface HeadlinePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const TRACKING = -0.045;
const LEADING = 0.94;
const LARGEST = 132;
const MOST_LINES = 5;
/** An additional line must enlarge the headline by at least this factor. */
const GAIN = 1.06;
const CAP_HEIGHT = 0.74;

const look = (locale: Locale): Pick<TextLine, 'width' | 'tracking'> => ({
  width: locale === 'en' ? 'wide' : 'broad',
  tracking: TRACKING,
});

async function sizeOf(lines: readonly string[], place: HeadlinePlace, locale: Locale) {
  const highest = place.height / ((lines.length - 1) * LEADING + CAP_HEIGHT);
  const sizes = lines.map((line) =>
    fitText({ ...look(locale), text: line, size: LARGEST }, place.width),
  );
  return Math.floor(Math.min(highest, ...(await Promise.all(sizes))));
}

/** A line that is one short word looks lost. */
const isLost = (line: string): boolean => line.length <= 2;

/** Finds the line break that makes a headline largest, with fewer lines where the size hardly differs. */
export async function breakHeadline(words: string, place: HeadlinePlace, locale: Locale) {
  const most = Math.min(MOST_LINES, words.split(' ').length);
  const ways = Array.from({ length: most }, async (_, index) => {
    const lines = breakLines(words, index + 1).map(printable);
    return { lines, size: await sizeOf(lines, place, locale) };
  });
  const settings = (await Promise.all(ways)).filter(({ lines }) => !lines.some(isLost));
  return settings.reduce((best, next) => (next.size > best.size * GAIN ? next : best));
}

/** Draws a headline in the font width of its language, as large as its place allows, with its last line on `y`. */
export async function setHeadline(
  words: string,
  place: HeadlinePlace,
  locale: Locale,
): Promise<string> {
  const { lines, size } = await breakHeadline(words, place, locale);
  const set = lines.map((line, index) => {
    const y = place.y - Math.round((lines.length - 1 - index) * LEADING * size);
    return text({ ...look(locale), text: line, x: place.x, y, size, fill: INK });
  });
  return (await Promise.all(set)).join('');
}
