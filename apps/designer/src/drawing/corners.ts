import { circlePath, rectPath, roundPath, turnPath, type PathData } from '@waypage/outlines';

/** Shapes of the finder patterns in the corners; `turn` is the brand's. */
export const CORNER_SHAPES = ['square', 'turn', 'round', 'circle'] as const;
export type CornerShape = (typeof CORNER_SHAPES)[number];

/** A finder pattern; units are modules. */
export interface Corner {
  /** To be filled by the even-odd rule. */
  readonly ring: PathData;
  readonly middle: PathData;
}

/**
 * Draws a finder pattern of seven modules: a ring one module thick and a middle of three, the
 * proportion that decoders look for.
 */
export function drawCorner(shape: CornerShape, x: number, y: number): Corner {
  switch (shape) {
    case 'square':
      return {
        ring: rectPath(x, y, 7, 7) + rectPath(x + 1, y + 1, 5, 5),
        middle: rectPath(x + 2, y + 2, 3, 3),
      };
    case 'turn':
      return {
        ring: turnPath(x, y, 7, 7, 2.4) + turnPath(x + 1, y + 1, 5, 5, 1.4),
        middle: rectPath(x + 2, y + 2, 3, 3),
      };
    case 'round':
      return {
        ring: roundPath(x, y, 7, 7, 2) + roundPath(x + 1, y + 1, 5, 5, 1.1),
        middle: roundPath(x + 2, y + 2, 3, 3, 0.7),
      };
    case 'circle':
      return {
        ring: circlePath(x + 3.5, y + 3.5, 3.5) + circlePath(x + 3.5, y + 3.5, 2.5),
        middle: circlePath(x + 3.5, y + 3.5, 1.5),
      };
  }
}
