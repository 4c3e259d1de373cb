import type { StagePlace } from '#components/printed-object/object-definition.ts';
import { STAGE } from '#components/stage/geometry.ts';

const { width: phoneWidth, top: phoneTop } = STAGE.wide.phone;
/** A phone's screen is 360 × 740 within a wall of 7 px (docs/design.md, section 7). */
const PHONE_MIDDLE = phoneTop + (((phoneWidth - 14) * 740) / 360 + 14) / 2;

/**
 * Where an object lies on the stage of a solution's page: as on the home page, in the same units, but counted from the middle of the
 * phone.
 */
export function fromPhone({ width, top, beam, tilt }: StagePlace): Omit<StagePlace, 'start'> {
  return {
    width,
    top: Math.round(top - PHONE_MIDDLE),
    beam: Math.round(beam - PHONE_MIDDLE),
    tilt,
  };
}
