import type { ObjectId } from '@waypage/content/page-types';
import { OBJECT_SIZES } from '../../objects/object-sizes.ts';

/** Room for the object on the panel, in pixels. */
const ROOM = { width: 300, height: 236 } as const;

/** Start and side of each object's code without its clear edge, in units of the drawing. */
const CODES: Readonly<Record<ObjectId, readonly [start: number, side: number]>> = {
  'asset-plate': [31.6, 83.9],
  bottle: [62.1, 87.8],
  'business-card': [292, 96],
  cassette: [213.6, 62.7],
  'class-poster': [153, 94],
  'coupon-ticket': [215.6, 62.7],
  'door-sign': [180.5, 90.9],
  'exit-sheet': [22.2, 131.7],
  'film-can': [185.4, 75.2],
  'hang-tag': [23.9, 108.2],
  'instant-print': [166, 68],
  leaflet: [30.8, 92.5],
  'menu-card': [57.3, 125.4],
  'steel-disc': [98, 104],
  sticker: [90.5, 90.9],
  'table-tent': [62, 112],
};

/** How an object is shown with the side of its code measured. */
export interface MeasuredObject {
  /** Width of the object, in pixels. */
  readonly width: number;
  /** Start and length of the dimension line, in per cent of that width. */
  readonly start: number;
  readonly length: number;
}

/** An object as large as the panel allows, and where its code is. */
export function measureObject(id: ObjectId): MeasuredObject {
  const [width, height] = OBJECT_SIZES[id];
  const [start, side] = CODES[id];
  const percent = (units: number) => Math.round((units / width) * 1000) / 10;
  return {
    width: Math.round(Math.min(ROOM.width, (ROOM.height * width) / height)),
    start: percent(start),
    length: percent(side),
  };
}

/** Every object that the panel can show. */
export const MEASURED_OBJECTS = Object.keys(CODES) as readonly ObjectId[];
