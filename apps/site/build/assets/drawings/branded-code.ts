import { encodeCode } from '@waypage/codes';
import { drawFinder, finderPositions, isInFinder } from '@waypage/codes/draw';
import type { CodePlace } from '#components/printed-object/object-definition.ts';

const CLEAR_EDGE = 4;
/** Modules omitted in the middle for the flame; the highest error correction level compensates for them. */
const HOLE = 9;

const FLAME =
  'M12 3q1 4 4 6.5t3 5.5a1 1 0 0 1-14 0 5 5 0 0 1 1-3 1 1 0 0 0 5 0c0-2-1.5-3-1.5-5q0-2 2.5-4';

/** Draws a code with a customer's branding: rounded finders and a flame in the middle. It still opens the URL. */
export function brandedCode(
  url: string,
  { x, y, side, ink, ground }: Required<Omit<CodePlace, 'quietZone'>>,
): string {
  const { modules: dark, size } = encodeCode(url, { errorCorrection: 'H' });
  const scale = side / (size + 2 * CLEAR_EDGE);
  const middle = (size - HOLE) / 2;
  const within = (value: number, from: number, length: number) =>
    value >= from && value < from + length;
  const replaced = (column: number, row: number) =>
    (within(column, middle, HOLE) && within(row, middle, HOLE)) || isInFinder(size, column, row);
  const modules = Array.from(dark, (isDark, index) => {
    const [column, row] = [index % size, Math.floor(index / size)];
    return isDark && !replaced(column, row) ? `M${column} ${row}h1v1h-1z` : '';
  }).join('');
  const finders = finderPositions(size).map(([left, top]) => {
    const { ring, middle } = drawFinder('turn', left, top);
    return `<path d="${ring}${middle}"/>`;
  });
  const flame = `<path transform="translate(${size / 2 - 5} ${size / 2 - 5.2}) scale(.42)" d="${FLAME}"/>`;
  const pattern = x + CLEAR_EDGE * scale;
  return [
    `<path fill="${ground}" d="M${x} ${y}h${side}v${side}h-${side}z"/>`,
    `<g fill="${ink}" fill-rule="evenodd" transform="translate(${pattern} ${y + CLEAR_EDGE * scale}) scale(${scale})">`,
    `<path shape-rendering="crispEdges" d="${modules}"/>${finders.join('')}${flame}</g>`,
  ].join('');
}
