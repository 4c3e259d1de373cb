import type { PrintedObjectId } from '../../components/printed-object/object-sizes.ts';

/** How an object lies in the preview of a menu. */
export interface Placement {
  /** Height at which the beam crosses it, between code and text, in per cent of its own height. */
  readonly beam: number;
  /** Degrees, to the left where negative. */
  readonly tilt: number;
  /** Width in CSS pixels. */
  readonly width: number;
}

/** Where the phone of the preview begins, in CSS pixels. */
export const PHONE_START = 192;

/** Where the middle of a thing is, in CSS pixels. */
export const THING_MIDDLE = 106;

/** As on the stages of the home page (docs/design.md, section 7). */
export const PLACEMENTS: Readonly<Record<PrintedObjectId, Placement>> = {
  'business-card': { beam: 44.5, tilt: -4, width: 172 },
  'class-poster': { beam: 53.7, tilt: -3, width: 156 },
  'table-tent': { beam: 36, tilt: 0, width: 168 },
  'door-sign': { beam: 56, tilt: 0, width: 168 },
  sticker: { beam: 71.3, tilt: 0, width: 168 },
  'instant-print': { beam: 56.2, tilt: -5, width: 156 },
  leaflet: { beam: 50.6, tilt: 0, width: 156 },
  'steel-disc': { beam: 77.9, tilt: -3, width: 172 },
  'menu-card': { beam: 73.2, tilt: 0, width: 152 },
  bottle: { beam: 65.5, tilt: 0, width: 110 },
  'asset-plate': { beam: 88.6, tilt: -2, width: 172 },
  'coupon-ticket': { beam: 73.3, tilt: -2, width: 172 },
  'film-can': { beam: 76.7, tilt: 0, width: 168 },
  cassette: { beam: 77.4, tilt: -3, width: 172 },
  'exit-sheet': { beam: 97, tilt: 0, width: 152 },
  'hang-tag': { beam: 97, tilt: 0, width: 148 },
  'event-badge': { beam: 97, tilt: 0, width: 148 },
};
