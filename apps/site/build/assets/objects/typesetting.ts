import type { LineSetting, LinesSetting } from '#components/printed-object/object-definition.ts';
import { fitText, text } from '../drawing.ts';
import { outline } from '../outline.ts';

/** Words of up to this many letters ("de", "la", "in") stay with the next one where possible. */
const SHORT_WORD = 2;

function waysToBreak(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  return words.slice(0, words.length - count + 1).flatMap((_, last) => {
    const line = words.slice(0, last + 1).join(' ');
    return waysToBreak(words.slice(last + 1), count - 1).map((rest) => [line, ...rest]);
  });
}

function endsShort(line: string): boolean {
  return (line.split(' ').at(-1) ?? '').length <= SHORT_WORD;
}

/** Breaks words into lines of similar length that do not end on a short word where that is avoidable. */
export function breakLines(words: string, count: number): readonly string[] {
  const all = words.split(' ');
  const ways = waysToBreak(all, Math.min(count, all.length)).map((lines) => ({
    lines,
    hanging: lines.slice(0, -1).filter(endsShort).length,
    longest: Math.max(...lines.map((line) => line.length)),
  }));
  ways.sort((a, b) => a.hanging - b.hanging || a.longest - b.longest);
  return ways[0]?.lines ?? [words];
}

/** The heading font has no glyph for a no-break space. */
export const printable = (line: string) => line.replaceAll('\u00a0', ' ');
const rounded = (value: number) => Math.round(value * 100) / 100;

export async function setLines(words: string, setting: LinesSetting): Promise<string> {
  const { rooms, leading, anchor = 'start', x, y, ...look } = setting;
  const lines = breakLines(words, rooms.length).map(printable);
  const sizes = await Promise.all(
    lines.map(async (line, index) => fitText({ ...look, text: line }, rooms[index] ?? Infinity)),
  );
  const size = Math.floor(Math.min(...sizes) * 100) / 100;
  const set = lines.map(async (line, index) => {
    const { advance } = await outline({ ...look, text: line, size, x: 0, y: 0 });
    const start = anchor === 'middle' ? x - advance / 2 : x;
    const baseline = y + (index * leading * size) / look.size;
    return text({ ...look, text: line, size, x: rounded(start), y: rounded(baseline) });
  });
  return (await Promise.all(set)).join('');
}

export async function setLine(words: string, { room, ...setting }: LineSetting): Promise<string> {
  return setLines(words, { ...setting, rooms: [room], leading: 0 });
}
