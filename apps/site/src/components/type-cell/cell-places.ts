import type { ObjectId } from '@waypage/content/page-types';

/** Where an object stands in a cell, in units of the sheet as it was drawn. */
interface CellPlace {
  readonly width: number;
  /** From the end of the cell. */
  readonly end: number;
  /** From the foot of the cell. */
  readonly bottom: number;
  /** Degrees. */
  readonly tilt: number;
  /** Whether it reaches up to the lines, which then keep to their own side. */
  readonly isTall: boolean;
}

function place(width: number, end: number, bottom: number, tilt = 0, isTall = false): CellPlace {
  return { width, end, bottom, tilt, isTall };
}

/** The objects of the page types, whole, at the end of a cell (picture "types-index-desktop"). */
export const CELL_PLACES: Readonly<Partial<Record<ObjectId, CellPlace>>> = {
  'business-card': place(284, 26, 34, -5),
  'class-poster': place(196, 28, 14, 4, true),
  'table-tent': place(164, 36, 6),
  'door-sign': place(182, 20, 24),
  sticker: place(206, 24, 22, 0, true),
  'instant-print': place(220, 44, 26, 4, true),
  leaflet: place(232, 46, 21, 0, true),
  'steel-disc': place(210, 24, 18, 0, true),
  'menu-card': place(142, 35, 10),
  bottle: place(100, 50, 14),
  'asset-plate': place(262, 26, 64, -3),
  'coupon-ticket': place(308, 28, 38, -5),
  'film-can': place(264, 61, 31, 0, true),
  cassette: place(288, 28, 30, -5),
};
