import { PLANNER_LIMITS, PRINT_RULES } from '@waypage/content/print';

/** What a code has to measure on paper. */
export interface PrintPlan {
  /** Side of the pattern without its clear edge, in centimetres. */
  readonly patternCm: number;
  /** Width of the clear edge on every side, in centimetres. */
  readonly edgeCm: number;
  /** Side of the label that holds both, in centimetres. */
  readonly labelCm: number;
  /** Side of one module, in millimetres. */
  readonly moduleMm: number;
  /** Side of the pattern in a picture of the resolution, in whole pixels. */
  readonly pixels: number;
}

interface Question {
  readonly distanceMetres: number;
  /** Modules per side, without the clear edge. */
  readonly modules: number;
  readonly dpi: number;
}

const CM_PER_METRE = 100;
const CM_PER_INCH = 2.54;

/**
 * The measures of a print (docs/product.md, section 9, "QR print tips"): a tenth of the distance, never under
 * 2 cm, with a clear edge of 4 modules.
 */
export function planPrint({ distanceMetres, modules, dpi }: Question): PrintPlan {
  const { minSizeCm, clearEdgeModules, sizePerDistance } = PRINT_RULES;
  const patternCm = Math.max(minSizeCm, distanceMetres * CM_PER_METRE * sizePerDistance);
  const moduleCm = patternCm / modules;
  const edgeCm = moduleCm * clearEdgeModules;
  return {
    patternCm,
    edgeCm,
    labelCm: patternCm + 2 * edgeCm,
    moduleMm: moduleCm * 10,
    pixels: Math.round((patternCm / CM_PER_INCH) * dpi),
  };
}

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
