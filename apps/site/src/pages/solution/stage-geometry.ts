import type { StagePlace } from '#components/printed-object/object-definition.ts';
import { STAGE } from '#components/stage/geometry.ts';

const { width: phoneWidth, top: phoneTop } = STAGE.wide.phone;
/** A phone's display is 360 × 740 in a frame of 7 px (docs/design.md, section 7). */
const PHONE_MIDDLE = phoneTop + (((phoneWidth - 14) * 740) / 360 + 14) / 2;

/** The place of an object on the stage of the home page, in the same units, but relative to the middle of the phone. */
export function fromPhone({ width, top, beam, tilt }: StagePlace): Omit<StagePlace, 'start'> {
  return {
    width,
    top: Math.round(top - PHONE_MIDDLE),
    beam: Math.round(beam - PHONE_MIDDLE),
    tilt,
  };
}
