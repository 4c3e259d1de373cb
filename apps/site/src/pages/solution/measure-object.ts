import type { ObjectId } from '@waypage/content/page-types';
import { OBJECT_SIZES } from '../../components/printed-object/object-sizes.ts';

/** Room for the object on the panel, in pixels. */
const ROOM = { width: 300, height: 236 } as const;

/** Start and side of each object's code without its clear edge, in units of the drawing. */
const CODES: Readonly<Record<ObjectId, readonly [start: number, side: number]>> = {
  'asset-plate': [30.5, 86.2],
  bottle: [60.9, 90.2],
  'business-card': [292, 96],
  cassette: [212.8, 64.4],
  'class-poster': [151.7, 96.5],
  'coupon-ticket': [214.8, 64.4],
  'door-sign': [179.3, 93.3],
  'exit-sheet': [20.4, 135.2],
  'film-can': [184.4, 77.2],
  'hang-tag': [22.4, 111.1],
  'instant-print': [166, 68],
  leaflet: [29.6, 95],
  'menu-card': [55.6, 128.8],
  'steel-disc': [98, 104],
  sticker: [89.3, 93.3],
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
