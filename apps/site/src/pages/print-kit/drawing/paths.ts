/**
 * Outlines as SVG path data in absolute M, L, Q, C and Z only, so that every output can read them without an interpreter of the
 * whole grammar.
 */
export type PathData = string;

/** How far a quarter circle's control points stand from its ends, as a part of the radius. */
const QUARTER = 0.5523;

const round = (value: number): number => Math.round(value * 1000) / 1000;
const point = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/** A rectangle. */
export function rectPath(x: number, y: number, width: number, height: number): PathData {
  return `M${point(x, y)}L${point(x + width, y)}L${point(x + width, y + height)}L${point(x, y + height)}Z`;
}

/** Three square corners and a turned one at the bottom right. */
export function turnPath(x: number, y: number, side: number, radius: number): PathData {
  const end = { x: x + side, y: y + side };
  const near = radius * (1 - QUARTER);
  return [
    `M${point(x, y)}L${point(end.x, y)}L${point(end.x, end.y - radius)}`,
    `C${point(end.x, end.y - near)} ${point(end.x - near, end.y)} ${point(end.x - radius, end.y)}`,
    `L${point(x, end.y)}Z`,
  ].join('');
}

/** One command of path data with its numbers, alternately across and down. */
export interface PathStep {
  readonly command: 'M' | 'L' | 'Q' | 'C' | 'Z';
  readonly numbers: readonly number[];
}

/** Reads path data step by step. */
export function readPath(path: PathData): readonly PathStep[] {
  return Array.from(path.matchAll(/([MLQCZ])([^MLQCZ]*)/g), ([, command, numbers = '']) => ({
    command: command as PathStep['command'],
    numbers: (numbers.match(/-?[\d.]+/g) ?? []).map(Number),
  }));
}

/** Scales path data, then moves it. */
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
