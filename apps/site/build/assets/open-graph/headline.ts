import type { Locale } from '@waypage/content';
import { INK } from '#components/printed-object/object-definition.ts';
import { fitText, text } from '../drawing.ts';
import type { TextLine } from '../outline.ts';
import { breakLines, printable } from '../objects/setting.ts';

/** Where a headline may stand, in pixels. */
export interface HeadlinePlace {
  readonly x: number;
  /** Its last baseline. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const TRACKING = -0.045;
const LEADING = 0.94;
const LARGEST = 132;
const MOST_LINES = 5;
/** A line more has to be worth it. */
const GAIN = 1.06;
/** Capitals without anything below the line, in parts of the size. */
const CAP_HEIGHT = 0.74;

interface Setting {
  readonly lines: readonly string[];
  readonly size: number;
}

const look = (locale: Locale): Pick<TextLine, 'width' | 'tracking'> => ({
  width: locale === 'en' ? 'wide' : 'broad',
  tracking: TRACKING,
});

/** The largest size at which the lines are neither too wide nor, together, too high. */
async function sizeOf(lines: readonly string[], place: HeadlinePlace, locale: Locale) {
  const highest = place.height / ((lines.length - 1) * LEADING + CAP_HEIGHT);
  const sizes = lines.map((line) =>
    fitText({ ...look(locale), text: line, size: LARGEST }, place.width),
  );
  return Math.floor(Math.min(highest, ...(await Promise.all(sizes))));
}

/** Whether a line is one short word, which looks lost. */
const isLost = (line: string): boolean => line.length <= 2;

/** The break into lines at which a headline is largest; fewer lines where that makes no difference. */
export async function breakHeadline(
  words: string,
  place: HeadlinePlace,
  locale: Locale,
): Promise<Setting> {
  const most = Math.min(MOST_LINES, words.split(' ').length);
  const ways = Array.from({ length: most }, async (_, index) => {
    const lines = breakLines(words, index + 1).map(printable);
    return { lines, size: await sizeOf(lines, place, locale) };
  });
  const settings = (await Promise.all(ways)).filter(({ lines }) => !lines.some(isLost));
  return settings.reduce((best, next) => (next.size > best.size * GAIN ? next : best));
}

/** A headline in the voice of its language, as large as its place allows, standing on its last line. */
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
