import { PRINT_RULES } from '@waypage/content/print';
import type { Box, CodeReading, Corners } from '#features/read-code/code-reading.ts';
import { mean } from '#features/read-code/maths.ts';
import { projection } from '#features/read-code/perspective.ts';

/** Width / height. */
export const VIEW_RATIO = 7 / 6;

/** How much larger than the code the view is: there is room for labels, but the code stays large. */
const ROOM = { least: 2.1, most: 3 } as const;

/** The smallest upright box around the corners. */
export function boundsOf(corners: Corners): Box {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/**
 * The visible part of an image, in its pixels: the code with room for labels, and as much of the image as fits. It may
 * extend beyond the image.
 */
export function viewOf(reading: Pick<CodeReading, 'corners' | 'width' | 'height'>): Box {
  const box = boundsOf(reading.corners);
  const side = Math.max(box.height, box.width / VIEW_RATIO);
  const whole = Math.min(reading.height, reading.width / VIEW_RATIO);
  const height = Math.min(Math.max(whole, side * ROOM.least), side * ROOM.most);
  const width = height * VIEW_RATIO;
  return {
    width,
    height,
    x: within(box.x + box.width / 2 - width / 2, width, reading.width, (width - box.width) / 8),
    y: within(
      box.y + box.height / 2 - height / 2,
      height,
      reading.height,
      (height - box.height) / 3,
    ),
  };
}

/**
 * Moves a range into the image if the image is larger, but at most by `most`: a phone shows only the middle of the
 * view.
 */
function within(start: number, length: number, whole: number, most: number): number {
  if (length >= whole) return (whole - length) / 2;
  const inside = Math.min(Math.max(start, 0), whole - length);
  return Math.min(Math.max(inside, start - most), start + most);
}

/**
 * The quiet zone of each side, the narrowest first: its required area as four corners, and how many modules of it are
 * clear.
 */
export function edgeStrips(reading: Pick<CodeReading, 'corners' | 'modules' | 'quietZone'>) {
  const needed = PRINT_RULES.quietZoneModules;
  const size = reading.modules;
  const at = projection(reading.corners, size);
  const middle = at(size / 2, size / 2);
  const places = [
    [at(0, 0), at(size, 0), at(size, -needed), at(0, -needed)],
    [at(size, 0), at(size, size), at(size + needed, size), at(size + needed, 0)],
    [at(size, size), at(0, size), at(0, size + needed), at(size, size + needed)],
    [at(0, size), at(0, 0), at(-needed, 0), at(-needed, size)],
  ];
  return reading.quietZone
    .map(({ modules, isCut }, index) => {
      const points = places[index] ?? [];
      const x = mean(points.map((point) => point.x)) - middle.x;
      const y = mean(points.map((point) => point.y)) - middle.y;
      return { side: sideTowards(x, y), modules, isCut, points };
    })
    .sort((a, b) => a.modules - b.modules);
}

/** Names a side of the image, however the code is rotated in it. */
function sideTowards(x: number, y: number): 'top' | 'right' | 'bottom' | 'left' {
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'right' : 'left';
  return y > 0 ? 'bottom' : 'top';
}
