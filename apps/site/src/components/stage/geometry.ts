import type { PageTypeId } from '@waypage/content/page-types';
import type { PrintedObjectId } from '../printed-object/object-sizes.ts';

/** The stage of the home page in its own units; a phone is placed from its end, the object from its start. */
export const STAGE = {
  wide: { width: 672, height: 645, phone: { width: 266, end: 40, top: 58 } },
  narrow: { width: 350, height: 560, phone: { width: 250, end: 22, top: 236 } },
} as const;

/** Where an object lies on a stage, in the stage's units; `tilt` in degrees. */
export interface Place {
  readonly width: number;
  readonly start: number;
  readonly top: number;
  readonly tilt: number;
  /** Where the beam rests, from the top of the stage. */
  readonly beam: number;
}

/** What lies on a stage and where (docs/design.md, section 7). */
export interface Geometry {
  readonly object: PrintedObjectId;
  readonly wide: Place;
}

function geometry(
  object: PrintedObjectId,
  width: number,
  start: number,
  top: number,
  tilt: number,
  beam: number,
): Geometry {
  return { object, wide: { width, start, top, tilt, beam } };
}

/** Object and places of each type's stage, as drawn in docs/design.md, section 7. */
export const GEOMETRY: Readonly<Record<PageTypeId, Geometry>> = {
  'vcard-plus': geometry('business-card', 292, 40, 236, -4, 314),
  'short-url': geometry('class-poster', 240, 64, 150, -3, 325),
  'google-review': geometry('table-tent', 264, 50, 160, 0, 274),
  business: geometry('door-sign', 284, 44, 130, 0, 305),
  'link-in-bio': geometry('sticker', 272, 48, 186, 0, 380),
  gallery: geometry('instant-print', 250, 60, 170, -5, 342),
  pdf: geometry('leaflet', 262, 62, 166, 0, 326),
  'pet-id': geometry('steel-disc', 264, 54, 172, -3, 405),
  catalog: geometry('menu-card', 240, 64, 150, 0, 399),
  'smart-label': geometry('bottle', 212, 78, 104, 0, 423),
  inventory: geometry('asset-plate', 300, 36, 262, -2, 386),
  coupon: geometry('coupon-ticket', 304, 34, 246, -2, 356),
  video: geometry('film-can', 288, 42, 180, 0, 401),
  audio: geometry('cassette', 300, 38, 232, -3, 379),
};

/** The room above the phone of a narrow stage, without that of the brackets: its middle and its size. */
const ROOM = { x: 148, y: 115, width: 236, height: 176 } as const;

/**
 * The place on a narrow stage: as large as the room above the phone allows, the beam at the same
 * height of the object.
 *
 * @param size width and height of the drawing
 */
export function narrowPlace(wide: Place, [width, height]: readonly [number, number]): Place {
  const scale = Math.min(ROOM.width / width, ROOM.height / height);
  const onWide = (wide.width * height) / width;
  const top = ROOM.y - (height * scale) / 2;
  return {
    width: Math.round(width * scale),
    start: Math.round(ROOM.x - (width * scale) / 2),
    top: Math.round(top),
    tilt: wide.tilt,
    beam: Math.round(top + ((wide.beam - wide.top) / onWide) * height * scale),
  };
}
