import { PLANNER_LIMITS } from '@waypage/content/print';

const { min, max } = PLANNER_LIMITS.distanceMetres;

/** Steps of the slider: equal steps are equal factors, because a near print needs a finer choice. */
export const SLIDER_STEPS = 100;

/** A distance in metres, to a tenth, at a step of the slider. */
export function distanceAtStep(step: number): number {
  return Math.round(min * (max / min) ** (step / SLIDER_STEPS) * 10) / 10;
}

/** The step of the slider that is nearest to a distance in metres. */
export function stepAtDistance(metres: number): number {
  return Math.round((Math.log(metres / min) / Math.log(max / min)) * SLIDER_STEPS);
}
