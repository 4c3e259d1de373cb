import { refuse } from '../errors.ts';

/**
 * SVG path data limited to absolute M, L, Q, C and Z, so that every output format can convert it without a full parser.
 * The unit is the caller's.
 */
export type PathData = string;

/** @throws CodesError `not-a-path` */
export function assertPath(input: string, path: PathData): void {
  if (!/^(\s*M[MLQCZ\d\s.,-]*)?$/.test(path)) refuse('not-a-path', input, path, ['M L Q C Z']);
}

/** Distance of a quarter circle's control points from its ends, as a share of the radius. */
const QUARTER = 0.5523;

type Radii = readonly [topLeft: number, topRight: number, bottomRight: number, bottomLeft: number];

/** Rounds to thousandths, which no printer shows. */
export const round = (value: number): number => Math.round(value * 1000) / 1000;
const point = (x: number, y: number): string => `${round(x)} ${round(y)}`;

export function rectPath(x: number, y: number, width: number, height: number): PathData {
  return `M${point(x, y)}L${point(x + width, y)}L${point(x + width, y + height)}L${point(x, y + height)}Z`;
}

/** Draws a rectangle with one radius per corner, clockwise from the top left. */
export function cornerPath(
  x: number,
  y: number,
  width: number,
  height: number,
  [topLeft, topRight, bottomRight, bottomLeft]: Radii,
): PathData {
  const right = x + width;
  const bottom = y + height;
  const arc = (
    radius: number,
    from: Direction,
    to: Direction,
    cornerX: number,
    cornerY: number,
  ) => {
    if (radius === 0) return `L${point(cornerX, cornerY)}`;
    const near = radius * (1 - QUARTER);
    const start = point(cornerX - from[0] * radius, cornerY - from[1] * radius);
    const first = point(cornerX - from[0] * near, cornerY - from[1] * near);
    const second = point(cornerX + to[0] * near, cornerY + to[1] * near);
    const end = point(cornerX + to[0] * radius, cornerY + to[1] * radius);
    return `L${start}C${first} ${second} ${end}`;
  };
  return [
    `M${point(x + topLeft, y)}`,
    arc(topRight, EAST, SOUTH, right, y),
    arc(bottomRight, SOUTH, WEST, right, bottom),
    arc(bottomLeft, WEST, NORTH, x, bottom),
    arc(topLeft, NORTH, EAST, x, y),
    'Z',
  ].join('');
}

type Direction = readonly [x: number, y: number];
const NORTH: Direction = [0, -1];
const EAST: Direction = [1, 0];
const SOUTH: Direction = [0, 1];
const WEST: Direction = [-1, 0];

export function roundPath(x: number, y: number, width: number, height: number, radius: number) {
  return cornerPath(x, y, width, height, [radius, radius, radius, radius]);
}

/** Draws the brand's turn: three square corners and a rounded one at the bottom right. */
export function turnPath(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): PathData {
  return cornerPath(x, y, width, height, [0, 0, radius, 0]);
}

export function circlePath(centerX: number, centerY: number, radius: number): PathData {
  return roundPath(centerX - radius, centerY - radius, 2 * radius, 2 * radius, radius);
}

/** Draws a square standing on a corner, which is `reach` from its center. */
export function diamondPath(centerX: number, centerY: number, reach: number): PathData {
  return `M${point(centerX, centerY - reach)}L${point(centerX + reach, centerY)}L${point(centerX, centerY + reach)}L${point(centerX - reach, centerY)}Z`;
}

export interface PathStep {
  readonly command: 'M' | 'L' | 'Q' | 'C' | 'Z';
  /** Alternating x and y. */
  readonly numbers: readonly number[];
}

export function readPath(path: PathData): readonly PathStep[] {
  return Array.from(path.matchAll(/([MLQCZ])([^MLQCZ]*)/g), ([, command, numbers = '']) => ({
    command: command as PathStep['command'],
    numbers: (numbers.match(/-?[\d.]+/g) ?? []).map(Number),
  }));
}

/** Scales path data, then translates it. */
export function placePath(path: PathData, x: number, y: number, scale: number): PathData {
  return readPath(path)
    .map(({ command, numbers }) => {
      const points: string[] = [];
      for (let index = 0; index < numbers.length; index += 2) {
        const [across = 0, down = 0] = numbers.slice(index, index + 2);
        points.push(point(x + across * scale, y + down * scale));
      }
      return command + points.join(' ');
    })
    .join('');
}
