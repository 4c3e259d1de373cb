import { outlinePath, type Modules } from '../draw/modules.ts';
import type { Box, Page, Shape } from '../draw/drawing.ts';
import { drawFinders, isInFinder, type FinderShape } from '../draw/finders.ts';

export const INK = '#15140F';

/** A pattern without its quiet zone; lengths in millimeters. */
export interface PlacedCode {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** A sheet to print; lengths in millimeters. */
export interface Sheet extends Page {
  /** For the preview only: edges of die-cut labels. */
  readonly guides: readonly Box[];
  readonly codes: readonly PlacedCode[];
}

/** A code to place on sheets. */
export interface SheetCode {
  readonly code: Modules;
  /** @default 'square' */
  readonly finders?: FinderShape | undefined;
}

export function placeCode(
  { code, finders = 'square' }: SheetCode,
  { x, y, side }: PlacedCode,
): readonly Shape[] {
  const { size } = code;
  const modules = code.modules.map((dark, index) =>
    isInFinder(size, index % size, Math.floor(index / size)) ? 0 : dark,
  );
  const { ring, middle } = drawFinders(finders, size);
  const at = { x, y, scale: side / size };
  return [
    { path: outlinePath({ size, modules }), at, color: INK },
    { path: ring + middle, at, color: INK, rule: 'evenodd' },
  ];
}
