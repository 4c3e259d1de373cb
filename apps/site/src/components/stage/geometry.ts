import type {
  PrintedObjectDefinition,
  StagePlacement,
} from '../printed-object/object-definition.ts';

/** The stages in their own units. A phone is positioned from the end, an object from the start. */
export const STAGE = {
  wide: { width: 672, height: 645, phone: { width: 266, end: 40, top: 58 } },
  narrow: { width: 350, height: 560, phone: { width: 250, end: 22, top: 236 } },
} as const;

/** Free space above the phone of a narrow stage, inside the brackets: center and size. */
const ROOM = { x: 148, y: 115, width: 236, height: 176 } as const;

/**
 * Returns the placement on a narrow stage: as large as the space above the phone allows, with the beam at the same
 * height of the object.
 *
 * @param size width and height of the drawing
 */
export function narrowPlacement(
  wide: StagePlacement,
  [width, height]: PrintedObjectDefinition['size'],
): StagePlacement {
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
