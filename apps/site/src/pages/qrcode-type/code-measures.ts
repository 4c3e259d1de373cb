import { PRINT_RULES } from '@waypage/codes/print';

/** Lengths in millimeters, unless the name has another unit. */
export interface CodeMeasures {
  readonly pattern: number;
  readonly edge: number;
  /** The pattern with its quiet zone. */
  readonly whole: number;
  /** Size of a module at the smallest allowed size of the pattern. */
  readonly smallestModule: number;
  readonly distanceCm: number;
}

/**
 * Measures a code (docs/product.md, section 9, "QR print tips").
 *
 * @param modules per side of the pattern
 * @param sizeCm side of the pattern in centimeters
 */
export function codeMeasures(modules: number, sizeCm: number): CodeMeasures {
  const pattern = sizeCm * 10;
  const edge = (pattern / modules) * PRINT_RULES.quietZoneModules;
  return {
    pattern,
    edge,
    whole: pattern + 2 * edge,
    smallestModule: (PRINT_RULES.minSizeCm * 10) / modules,
    distanceCm: Math.round(sizeCm / PRINT_RULES.sizePerDistance),
  };
}
