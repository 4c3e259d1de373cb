import type { LineSetting, LinesSetting } from '#components/printed-object/object-definition.ts';
import { fitText, text } from '../drawing.ts';
import { outline } from '../outline.ts';

/** Words of up to this many letters ("de", "la", "in") stay with the next one where possible. */
const SHORT_WORD = 2;

function possibleBreaks(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  return words.slice(0, words.length - count + 1).flatMap((_, last) => {
    const line = words.slice(0, last + 1).join(' ');
    return possibleBreaks(words.slice(last + 1), count - 1).map((rest) => [line, ...rest]);
  });
}

function endsShort(line: string): boolean {
  return (line.split(' ').at(-1) ?? '').length <= SHORT_WORD;
}

/** Breaks words into lines of similar length that do not end on a short word where that is avoidable. */
export function breakLines(content: string, count: number): readonly string[] {
  const words = content.split(' ');
  const candidates = possibleBreaks(words, Math.min(count, words.length)).map((lines) => ({
    lines,
    hanging: lines.slice(0, -1).filter(endsShort).length,
    longest: Math.max(...lines.map((line) => line.length)),
  }));
  candidates.sort((a, b) => a.hanging - b.hanging || a.longest - b.longest);
  return candidates[0]?.lines ?? [content];
}

/** The heading font has no glyph for a no-break space. */
export const printable = (line: string) => line.replaceAll('\u00a0', ' ');
const rounded = (value: number) => Math.round(value * 100) / 100;

export async function setLines(content: string, setting: LinesSetting): Promise<string> {
  const { rooms, leading, anchor = 'start', x, y, ...style } = setting;
  const lines = breakLines(content, rooms.length).map(printable);
  const sizes = await Promise.all(
    lines.map(async (line, index) => fitText({ ...style, text: line }, rooms[index] ?? Infinity)),
  );
  const size = Math.floor(Math.min(...sizes) * 100) / 100;
  const set = lines.map(async (line, index) => {
    const { advance } = await outline({ ...style, text: line, size, x: 0, y: 0 });
    const start = anchor === 'middle' ? x - advance / 2 : x;
    const baseline = y + (index * leading * size) / style.size;
    return text({ ...style, text: line, size, x: rounded(start), y: rounded(baseline) });
  });
  return (await Promise.all(set)).join('');
}

export async function setLine(content: string, { room, ...setting }: LineSetting): Promise<string> {
  return setLines(content, { ...setting, rooms: [room], leading: 0 });
}
