import type { UseCase } from '@waypage/content/use-cases';

/** A drawn object that carries a code. */
export type PrintedObjectId = UseCase['object'];

/**
 * Width and height of each drawing in its own units (docs/design.md, section 7); a test compares them with
 * the files.
 */
export const OBJECT_SIZES: Readonly<Record<PrintedObjectId, readonly [number, number]>> = {
  'business-card': [420, 252],
  'class-poster': [280, 380],
  'table-tent': [280, 330],
  'door-sign': [300, 330],
  sticker: [272, 272],
  'instant-print': [250, 306],
  leaflet: [290, 350],
  'steel-disc': [300, 340],
  'menu-card': [240, 348],
  bottle: [212, 485],
  'asset-plate': [300, 135],
  'coupon-ticket': [304, 146],
  'film-can': [288, 288],
  cassette: [300, 185],
  'exit-sheet': [240, 320],
  'hang-tag': [220, 382],
  'event-badge': [186, 324],
};
