import { assertModules, assertNumber } from '../errors.ts';
import { PRINT_RULES } from './print-rules.ts';
import { MM_PER_INCH } from '../draw/drawing.ts';

const MM_PER_CM = 10;
const MM_PER_METER = 1000;
const MIN_SIZE_MM = PRINT_RULES.minSizeCm * MM_PER_CM;

/** The inputs that decide the size of a printed code. */
export interface PrintSizeInput {
  /** Modules per side, without the quiet zone. */
  readonly modules: number;
  /** Scanning distance in meters. @default 0 */
  readonly distanceM?: number;
}

/**
 * Smallest side of a printed pattern without its quiet zone, in millimeters: the largest of 2 cm, a tenth of the
 * scanning distance and 0.4 mm per module.
 *
 * @throws CodesError `not-finite` or `out-of-range`
 */
export function smallestPrintMm(input: PrintSizeInput): number {
  const { modules, distanceM = 0 } = input ?? {};
  assertModules(modules);
  assertNumber('distanceM', distanceM);
  return Math.max(
    MIN_SIZE_MM,
    distanceM * MM_PER_METER * PRINT_RULES.sizePerDistance,
    // Floating-point products of tenths are off by a few billionths.
    Math.round(modules * PRINT_RULES.minModuleMm * MM_PER_METER) / MM_PER_METER,
  );
}

/**
 * Width of the quiet zone on every side of a pattern, in millimeters.
 *
 * @param sizeMm side of the pattern without its quiet zone
 */
export function quietZoneMm(sizeMm: number, modules: number): number {
  assertNumber('sizeMm', sizeMm);
  assertModules(modules);
  return (sizeMm / modules) * PRINT_RULES.quietZoneModules;
}

/**
 * Greatest scanning distance of a pattern, in meters.
 *
 * @param sizeMm side of the pattern without its quiet zone
 */
export function scanDistanceM(sizeMm: number): number {
  assertNumber('sizeMm', sizeMm);
  return sizeMm / MM_PER_METER / PRINT_RULES.sizePerDistance;
}

/** Measurements of a code on paper. */
export interface PrintPlan {
  /** Side of the pattern without its quiet zone, in centimeters. */
  readonly patternCm: number;
  /** Width of the quiet zone on every side, in centimeters. */
  readonly edgeCm: number;
  /** Side of the label that holds the pattern and its quiet zone, in centimeters. */
  readonly labelCm: number;
  /** Side of one module, in millimeters. */
  readonly moduleMm: number;
  /**
   * Side of the pattern in an image: at least the resolution asked for, rounded up to whole pixels per module so that all
   * modules are equally wide.
   */
  readonly pixels: number;
}

export interface PrintPlanInput extends PrintSizeInput {
  /** Resolution of the image, in pixels per inch. */
  readonly dpi: number;
}

/** Returns the measurements of the smallest print that scans from a distance. */
export function planPrint(input: PrintPlanInput): PrintPlan {
  const sizeMm = smallestPrintMm(input);
  const { modules, dpi } = input;
  assertNumber('dpi', dpi, { min: 1 });
  const edgeCm = quietZoneMm(sizeMm, modules) / MM_PER_CM;
  const patternCm = sizeMm / MM_PER_CM;
  return {
    patternCm,
    edgeCm,
    labelCm: patternCm + 2 * edgeCm,
    moduleMm: sizeMm / modules,
    pixels: modules * Math.ceil(((sizeMm / MM_PER_INCH) * dpi) / modules - 1e-9),
  };
}
