import { PLANNER_LIMITS } from '@waypage/content/print';

const { min, max } = PLANNER_LIMITS.distanceMetres;

/** Equal steps are equal factors, because near prints need a finer choice. */
export const SLIDER_STEPS = 100;

/** In metres, to a tenth. */
export function distanceAtStep(step: number): number {
  return Math.round(min * (max / min) ** (step / SLIDER_STEPS) * 10) / 10;
}

export function stepAtDistance(metres: number): number {
  return Math.round((Math.log(metres / min) / Math.log(max / min)) * SLIDER_STEPS);
}
