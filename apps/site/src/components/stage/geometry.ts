import type { PrintedObjectDefinition, StagePlace } from '../printed-object/object-definition.ts';

/** The stage of the home page in its own units; a phone is placed from its end, the object from its start. */
export const STAGE = {
  wide: { width: 672, height: 645, phone: { width: 266, end: 40, top: 58 } },
  narrow: { width: 350, height: 560, phone: { width: 250, end: 22, top: 236 } },
} as const;

/** The room above the phone of a narrow stage, without that of the brackets: its middle and its size. */
const ROOM = { x: 148, y: 115, width: 236, height: 176 } as const;

/**
 * The place on a narrow stage: as large as the room above the phone allows, the beam at the same
 * height of the object.
 *
 * @param size width and height of the drawing
 */
export function narrowPlace(
  wide: StagePlace,
  [width, height]: PrintedObjectDefinition['size'],
): StagePlace {
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
