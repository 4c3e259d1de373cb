import { plainNumber } from '#services/clean-text.ts';

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Equal steps are equal factors, because small values need a finer choice. */
export const SLIDER_STEPS = 100;

/** Returns the value at a step, to a tenth. */
export function valueAtStep(step: number, { min, max }: Range): number {
  return Math.round(min * (max / min) ** (step / SLIDER_STEPS) * 10) / 10;
}

export function stepAtValue(value: number, { min, max }: Range): number {
  return Math.round((Math.log(value / min) / Math.log(max / min)) * SLIDER_STEPS);
}

/** Parses a number with a point or a comma; `undefined` if it is none or out of range. */
export function readNumber(typed: string, { min, max }: Range): number | undefined {
  const text = plainNumber(typed).replace(',', '.');
  if (!/^\d+(?:\.\d*)?$|^\.\d+$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
}
