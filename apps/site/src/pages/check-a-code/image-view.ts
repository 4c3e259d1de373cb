import { projection, type Box, type Corners } from '@waypage/codes/read';
import { PRINT_RULES } from '@waypage/codes/print';
import type { CheckedImage } from './checked-image.ts';

/** Width / height. */
export const VIEW_RATIO = 7 / 6;

/** How much larger than the code the view is: there is room for labels, but the code stays large. */
const VIEW_SCALE = { min: 2.1, max: 3 } as const;

/** The smallest upright box around the corners. */
export function boundsOf(corners: Corners): Box {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The code with room for labels, and as much of its image as fits; it may extend beyond the image. */
export function viewOf(image: Pick<CheckedImage, 'corners' | 'width' | 'height'>): Box {
  const box = boundsOf(image.corners);
  const side = Math.max(box.height, box.width / VIEW_RATIO);
  const fullHeight = Math.min(image.height, image.width / VIEW_RATIO);
  const height = Math.min(Math.max(fullHeight, side * VIEW_SCALE.min), side * VIEW_SCALE.max);
  const width = height * VIEW_RATIO;
  return {
    width,
    height,
    x: within(box.x + box.width / 2 - width / 2, width, image.width, (width - box.width) / 8),
    y: within(box.y + box.height / 2 - height / 2, height, image.height, (height - box.height) / 3),
  };
}

/** Moves a range into a larger image, but at most by `max`: a phone shows only the middle of the view. */
function within(start: number, length: number, total: number, max: number): number {
  if (length >= total) return (total - length) / 2;
  const inside = Math.min(Math.max(start, 0), total - length);
  return Math.min(Math.max(inside, start - max), start + max);
}

/** The quiet zone of each side, the narrowest first: its area as four corners, and how many modules are clear. */
export function quietZoneStrips(image: Pick<CheckedImage, 'corners' | 'modules' | 'quietZone'>) {
  const needed = PRINT_RULES.quietZoneModules;
  const size = image.modules;
  const at = projection(image.corners, size);
  const middle = at(size / 2, size / 2);
  const strips = [
    [at(0, 0), at(size, 0), at(size, -needed), at(0, -needed)],
    [at(size, 0), at(size, size), at(size + needed, size), at(size + needed, 0)],
    [at(size, size), at(0, size), at(0, size + needed), at(size, size + needed)],
    [at(0, size), at(0, 0), at(-needed, 0), at(-needed, size)],
  ];
  return image.quietZone
    .map((measured, index) => {
      const points = strips[index] ?? [];
      const x = sum(points.map((point) => point.x - middle.x));
      const y = sum(points.map((point) => point.y - middle.y));
      return { ...measured, side: sideTowards(x, y), points };
    })
    .sort((a, b) => a.modules - b.modules);
}

/** Names a side of the image, however the code is rotated in it. */
function sideTowards(x: number, y: number): 'top' | 'right' | 'bottom' | 'left' {
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'right' : 'left';
  return y > 0 ? 'bottom' : 'top';
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
