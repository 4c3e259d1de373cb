import { assertOneOf } from '../errors.ts';
import { rectPath, roundPath, turnPath, type PathData } from './paths.ts';

/** Shapes of a QR code's finder patterns, in display order; `turn` is the brand's. */
export const FINDER_SHAPES = ['square', 'turn', 'round', 'circle'] as const;
export type FinderShape = (typeof FINDER_SHAPES)[number];

export const FINDER_SIZE = 7;

/** A finder pattern; units are modules. */
export interface Finder {
  /** Fill it by the even-odd rule. */
  readonly ring: PathData;
  readonly middle: PathData;
}

/**
 * Corner radii in modules. Up to 1.25, four fifths of the corner module stay dark within a verifier's aperture of 0.8
 * modules: its modulation is over 0.5, grade A of ISO/IEC 15415. At 1.6 nothing is left, and from 1.7 on the module
 * counts as wrong. The light corner inside the ring has the same tolerance. Close to a circle only the four corner
 * modules of the ring become light, and no module of another ring changes.
 */
const RADIUS = {
  turn: { outer: 1.25, inner: 0.6 },
  round: { outer: 1.25, inner: 0.6, middle: 0.5 },
  circle: { outer: 2.3, inner: 1.3, middle: 1.2 },
} as const;

/**
 * Draws a finder pattern of seven modules: a ring of one module and a center of three, the proportion that decoders
 * search for.
 *
 * @param x column of its top left module
 * @param y row of its top left module
 */
export function drawFinder(finders: FinderShape, x: number, y: number): Finder {
  assertOneOf('finders', finders, FINDER_SHAPES);
  const middle = rectPath(x + 2, y + 2, 3, 3);
  if (finders === 'square') {
    return { ring: rectPath(x, y, 7, 7) + rectPath(x + 1, y + 1, 5, 5), middle };
  }
  const { outer, inner } = RADIUS[finders];
  if (finders === 'turn') {
    return { ring: turnPath(x, y, 7, 7, outer) + turnPath(x + 1, y + 1, 5, 5, inner), middle };
  }
  return {
    ring: roundPath(x, y, 7, 7, outer) + roundPath(x + 1, y + 1, 5, 5, inner),
    middle: roundPath(x + 2, y + 2, 3, 3, RADIUS[finders].middle),
  };
}

/**
 * Top left modules of the three finder patterns of a code.
 *
 * @param size modules per side of the code
 */
export function finderPositions(size: number): readonly (readonly [x: number, y: number])[] {
  return [
    [0, 0],
    [size - FINDER_SIZE, 0],
    [0, size - FINDER_SIZE],
  ];
}

export function isInFinder(size: number, x: number, y: number): boolean {
  const far = size - FINDER_SIZE;
  return (x < FINDER_SIZE && (y < FINDER_SIZE || y >= far)) || (x >= far && y < FINDER_SIZE);
}

/** The rings and the centers of all three finder patterns of a code, one path each. */
export function drawFinders(finders: FinderShape, size: number): Finder {
  const drawn = finderPositions(size).map(([x, y]) => drawFinder(finders, x, y));
  return {
    ring: drawn.map(({ ring }) => ring).join(''),
    middle: drawn.map(({ middle }) => middle).join(''),
  };
}
