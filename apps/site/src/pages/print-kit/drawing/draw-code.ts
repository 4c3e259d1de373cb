import { drawFinder, finderPlaces, isInFinder, type PathData } from '@waypage/outlines';
import type { QrPath } from '@waypage/ui/qr-code';
import { INK, type Shape } from './sheet.ts';

/** `turned`: with the rounded corners of the brand; `plain`: as in the standard. */
export const LOOKS = ['turned', 'plain'] as const;
export type Look = (typeof LOOKS)[number];

type Rows = QrPath['rows'];

/**
 * @param x left edge of the pattern in millimetres
 * @param y top edge of the pattern in millimetres
 * @param side of the pattern in millimetres
 */
export function drawCode(
  { size, rows }: Pick<QrPath, 'size' | 'rows'>,
  look: Look,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): readonly Shape[] {
  const at = { x, y, scale: side / size };
  if (look === 'plain') return [{ path: outline(rows), at, colour: INK }];
  const data = rows.map((row, y) => row.map((dark, x) => dark && !isInFinder(size, x, y)));
  const finders = finderPlaces(size).map(([left, top]) => {
    const { ring, middle } = drawFinder('turn', left, top);
    return ring + middle;
  });
  return [
    { path: outline(data), at, colour: INK },
    { path: finders.join(''), at, colour: INK, rule: 'evenodd' },
  ];
}

/**
 * Outlines of the dark modules, one unit per module. Adjacent modules share an outline: drawn one by one, they would
 * have hairlines between them on screen and in some printers.
 */
function outline(rows: Rows): PathData {
  const isDark = (x: number, y: number) => rows[y]?.[x] === true;
  // Edges between dark and light modules by their start; the dark one is on the right.
  const edges = new Map<string, Point[]>();
  const add = (from: Point, to: Point) => {
    const key = from.join(' ');
    const known = edges.get(key);
    if (known) known.push(to);
    else edges.set(key, [to]);
  };
  for (const [y, row] of rows.entries()) {
    for (const [x, dark] of row.entries()) {
      if (!dark) continue;
      if (!isDark(x, y - 1)) add([x, y], [x + 1, y]);
      if (!isDark(x + 1, y)) add([x + 1, y], [x + 1, y + 1]);
      if (!isDark(x, y + 1)) add([x + 1, y + 1], [x, y + 1]);
      if (!isDark(x - 1, y)) add([x, y + 1], [x, y]);
    }
  }
  let path = '';
  for (const start of edges.keys()) {
    let from = start;
    let to = edges.get(from)?.pop();
    while (to) {
      const corners: Point[] = [];
      while (to) {
        const before = corners.at(-1);
        const last = corners.at(-2);
        if (before && last && isStraight(last, before, to)) corners.pop();
        corners.push(to);
        from = to.join(' ');
        to = edges.get(from)?.pop();
      }
      path += `M${corners.map((corner) => corner.join(' ')).join('L')}Z`;
      to = edges.get(start)?.pop();
    }
  }
  return path;
}

type Point = readonly [x: number, y: number];

function isStraight(a: Point, b: Point, c: Point): boolean {
  return (a[0] === b[0] && b[0] === c[0]) || (a[1] === b[1] && b[1] === c[1]);
}
