import { deepFreeze } from '../internal/deep-freeze.ts';

/** Error correction level of ISO/IEC 18004: the share of a code that may be lost while it still scans. */
export type CodeLevel = 'L' | 'M' | 'Q' | 'H';

/** Requirements of a printed code. The designer, print kit, planner and check-up all use these numbers. */
export const PRINT_RULES = /* @__PURE__ */ deepFreeze({
  /** Smallest side of the pattern without its quiet zone, in centimetres. */
  minSizeCm: 2,
  /** Smallest side of a module, in millimetres: smaller modules run together on most printers. */
  minModuleMm: 0.4,
  /** Width of the quiet zone on every side, in modules (ISO/IEC 18004). */
  quietZoneModules: 4,
  /** Side of the pattern as a share of the scanning distance. */
  sizePerDistance: 0.1,
  /** WCAG contrast of dark and light modules, 1 to 21, that old phones can read in poor light. */
  contrast: 7,
  /** Share of the codewords that a level recovers (ISO/IEC 18004). */
  recovered: { L: 0.07, M: 0.15, Q: 0.25, H: 0.3 },
  /** Share of the recoverable codewords that a design may use up: dirt and scratches need the rest. */
  recoveryUsed: 0.5,
  /** Level of a code without a logo, and of one that a logo covers in part. */
  level: 'M',
  levelWithLogo: 'H',
} as const);

/** Inputs of the print planner (design, "Planner"). */
export const PLANNER_LIMITS = /* @__PURE__ */ deepFreeze({
  distanceMetres: { min: 0.2, max: 10, initial: 1 },
  dpi: [150, 300, 600],
  initialDpi: 300,
} as const);

const MM_PER_CM = 10;
const MM_PER_METRE = 1000;
const MM_PER_INCH = 25.4;

/** The inputs that decide the size of a printed code. */
export interface PrintSizeInput {
  /** Modules per side, without the quiet zone. */
  readonly modules: number;
  /** Scanning distance in metres. @default 0 */
  readonly distanceMetres?: number;
}

/**
 * Smallest side of a printed pattern without its quiet zone, in millimetres: the largest of 2 cm, a tenth of the
 * scanning distance and 0.4 mm per module.
 */
export function smallestPrintMm({ modules, distanceMetres = 0 }: PrintSizeInput): number {
  return Math.max(
    PRINT_RULES.minSizeCm * MM_PER_CM,
    distanceMetres * MM_PER_METRE * PRINT_RULES.sizePerDistance,
    // Floating-point products of tenths are off by a few billionths.
    Math.round(modules * PRINT_RULES.minModuleMm * MM_PER_METRE) / MM_PER_METRE,
  );
}

/**
 * Width of the quiet zone on every side of a pattern, in millimetres.
 *
 * @param sizeMm side of the pattern without its quiet zone
 */
export function quietZoneMm(sizeMm: number, modules: number): number {
  return (sizeMm / modules) * PRINT_RULES.quietZoneModules;
}

/**
 * Greatest scanning distance of a pattern, in metres.
 *
 * @param sizeMm side of the pattern without its quiet zone
 */
export function scanDistanceMetres(sizeMm: number): number {
  return sizeMm / MM_PER_METRE / PRINT_RULES.sizePerDistance;
}

/** Reason why a printed size is too small: the `pattern` is under 2 cm, or its `modules` are under 0.4 mm. */
export type PrintSizeError = 'pattern' | 'modules';

/**
 * Checks a printed size; undefined when it is large enough.
 *
 * @param sizeMm side of the pattern without its quiet zone
 */
export function findPrintSizeError(sizeMm: number, modules: number): PrintSizeError | undefined {
  // A printer cannot resolve a hundredth of a millimetre, and conversions from inches are rounded.
  const isUnder = (least: number) => sizeMm < least - 0.01;
  if (isUnder(smallestPrintMm({ modules: 0 }))) return 'pattern';
  return isUnder(smallestPrintMm({ modules })) ? 'modules' : undefined;
}

/**
 * Side of a pattern in an image, in pixels: at least the resolution asked for, rounded up to whole pixels per module so
 * that all modules are equally wide.
 *
 * @param sizeMm side of the pattern without its quiet zone
 */
export function patternPixels(sizeMm: number, modules: number, dpi: number): number {
  const wanted = (sizeMm / MM_PER_INCH) * dpi;
  return modules * Math.ceil(wanted / modules - 1e-9);
}

/** Measurements of a code on paper. */
export interface PrintPlan {
  /** Side of the pattern without its quiet zone, in centimetres. */
  readonly patternCm: number;
  /** Width of the quiet zone on every side, in centimetres. */
  readonly edgeCm: number;
  /** Side of the label that holds the pattern and its quiet zone, in centimetres. */
  readonly labelCm: number;
  /** Side of one module, in millimetres. */
  readonly moduleMm: number;
  /** Side of the pattern in an image of the given resolution, a multiple of its modules. */
  readonly pixels: number;
}

/**
 * Returns the measurements of the smallest print that scans from a distance (docs/product.md, section 9, "QR print
 * tips").
 */
export function planPrint({
  dpi,
  ...input
}: PrintSizeInput & {
  /** Resolution of the image, in pixels per inch. */
  readonly dpi: number;
}): PrintPlan {
  const sizeMm = smallestPrintMm(input);
  const edgeCm = quietZoneMm(sizeMm, input.modules) / MM_PER_CM;
  const patternCm = sizeMm / MM_PER_CM;
  return {
    patternCm,
    edgeCm,
    labelCm: patternCm + 2 * edgeCm,
    moduleMm: sizeMm / input.modules,
    pixels: patternPixels(sizeMm, input.modules, dpi),
  };
}
