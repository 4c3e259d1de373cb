import { rectPath, roundPath, turnPath, type PathData } from './paths.ts';

/** Shapes of the finder patterns of a QR code, in the order in which they are offered; `turn` is the brand's. */
export const FINDER_SHAPES = ['square', 'turn', 'round', 'circle'] as const;
export type FinderShape = (typeof FINDER_SHAPES)[number];

/** Modules per side of a finder pattern, without its light border. */
export const FINDER_SIZE = 7;

/** A finder pattern; units are modules. */
export interface Finder {
  /** To be filled by the even-odd rule. */
  readonly ring: PathData;
  readonly middle: PathData;
}

/**
 * Radii of a corner. Up to 1.25 modules, four fifths of the corner's module stay dark within the aperture of a verifier (0.8
 * modules): its modulation is over 0.5, grade A of ISO/IEC 15415. A radius of 1.6 leaves none, and from 1.7 on the module counts
 * as wrong. The light inside of the ring has the same room.
 */
const RADIUS = { outer: 1.25, inner: 0.6, middle: 0.5 } as const;

/** Nearly a circle: only the four modules in the corners of the ring are light, and no module of another ring is changed. */
const CIRCLE_RADIUS = { outer: 2.3, inner: 1.3, middle: 1.2 } as const;

/** Draws a finder pattern of seven modules: a ring one module thick and a middle of three, the proportion that decoders look for. */
export function drawFinder(shape: FinderShape, x: number, y: number): Finder {
  const { outer, inner, middle } = RADIUS;
  switch (shape) {
    case 'square':
      return {
        ring: rectPath(x, y, 7, 7) + rectPath(x + 1, y + 1, 5, 5),
        middle: rectPath(x + 2, y + 2, 3, 3),
      };
    case 'turn':
      return {
        ring: turnPath(x, y, 7, 7, outer) + turnPath(x + 1, y + 1, 5, 5, inner),
        middle: rectPath(x + 2, y + 2, 3, 3),
      };
    case 'round':
      return {
        ring: roundPath(x, y, 7, 7, outer) + roundPath(x + 1, y + 1, 5, 5, inner),
        middle: roundPath(x + 2, y + 2, 3, 3, middle),
      };
    case 'circle':
      return {
        ring:
          roundPath(x, y, 7, 7, CIRCLE_RADIUS.outer) +
          roundPath(x + 1, y + 1, 5, 5, CIRCLE_RADIUS.inner),
        middle: roundPath(x + 2, y + 2, 3, 3, CIRCLE_RADIUS.middle),
      };
  }
}

/** Top left modules of the three finder patterns of a code. */
export function finderPlaces(size: number): readonly (readonly [x: number, y: number])[] {
  return [
    [0, 0],
    [size - FINDER_SIZE, 0],
    [0, size - FINDER_SIZE],
  ];
}

/** Whether a module of a code belongs to a finder pattern. */
export function isInFinder(size: number, x: number, y: number): boolean {
  const far = size - FINDER_SIZE;
  return (x < FINDER_SIZE && (y < FINDER_SIZE || y >= far)) || (x >= far && y < FINDER_SIZE);
}
