import type { Solution } from '@waypage/content/solutions';
import { GEOMETRY, STAGE, type Place } from '../../components/stage/geometry.ts';

/** Where the object lies on the stage of a solution's page, in units of the home page's stage. */
export interface StagePlace {
  readonly width: number;
  /** Its upper edge, from the middle of the phone. */
  readonly top: number;
  /** Where the beam rests, from the middle of the phone. */
  readonly beam: number;
  /** In degrees. */
  readonly tilt: number;
}

const { width: phoneWidth, top: phoneTop } = STAGE.wide.phone;
/** A phone's screen is 360 × 740 within a wall of 7 px (docs/design.md, section 7). */
const PHONE_MIDDLE = phoneTop + (((phoneWidth - 14) * 740) / 360 + 14) / 2;

/** The two solutions that have no stage on the home page. */
const OTHER_PLACES: Partial<Record<Solution['id'], Omit<Place, 'start'>>> = {
  product: { width: 196, top: 154, tilt: 2, beam: 455 },
  feedback: { width: 244, top: 161, tilt: -3, beam: 441 },
};

/**
 * Where a solution's object lies: as on the stage of the home page.
 *
 * @throws {Error} when the solution has no stage there and no place of its own.
 */
export function stagePlace({ id, pageTypeId }: Pick<Solution, 'id' | 'pageTypeId'>): StagePlace {
  const place = pageTypeId ? GEOMETRY[pageTypeId].wide : OTHER_PLACES[id];
  if (!place) {
    throw new Error(
      `[site] The solution "${id}" has no page type and no place for its object, so its stage would be empty. Add it to OTHER_PLACES.`,
    );
  }
  return {
    width: place.width,
    top: Math.round(place.top - PHONE_MIDDLE),
    beam: Math.round(place.beam - PHONE_MIDDLE),
    tilt: place.tilt,
  };
}
