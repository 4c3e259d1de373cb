import { deepFreeze } from '../internal/deep-freeze.ts';

/** How much of a code may be lost before it stops scanning: the error correction levels of ISO/IEC 18004. */
export type CodeLevel = 'L' | 'M' | 'Q' | 'H';

/** What a printed code needs. Designer, print kit, planner and check-up judge by these numbers. */
export const PRINT_RULES = /* @__PURE__ */ deepFreeze({
  /** Smallest side of the pattern without its quiet zone, in centimetres. */
  minSizeCm: 2,
  /** Smallest side of a module, in millimetres: smaller ones run together on most printers. */
  minModuleMm: 0.4,
  /** Width of the quiet zone on every side, in modules (ISO/IEC 18004). */
  quietZoneModules: 4,
  /** Side of the pattern as a share of the distance from which it is scanned. */
  sizePerDistance: 0.1,
  /** Contrast of dark and light modules by WCAG, 1 to 21, that old phones read in poor light. */
  contrast: 7,
  /** Share of the codewords that a level recovers (ISO/IEC 18004). */
  recovered: { L: 0.07, M: 0.15, Q: 0.25, H: 0.3 },
  /** Share of what the level recovers that a design may use: dirt and scratches need the rest. */
  recoveryUsed: 0.5,
  /** The level of a code, and of one that a logo covers in part. */
  level: 'M',
  levelWithLogo: 'H',
} as const);

/** What the print planner can be asked (design, "Planner"). */
export const PLANNER_LIMITS = /* @__PURE__ */ deepFreeze({
  distanceMetres: { min: 0.2, max: 10, initial: 1 },
  dpi: [150, 300, 600],
  initialDpi: 300,
} as const);

const MM_PER_CM = 10;
const MM_PER_METRE = 1000;
const MM_PER_INCH = 25.4;

/** What decides how large a code is printed. */
export interface PrintSizeInput {
  /** Modules per side, without the quiet zone. */
  readonly modules: number;
  /** From how far it is scanned. @default 0 */
  readonly distanceMetres?: number;
}

/**
 * The smallest side of a printed pattern without its quiet zone, in millimetres: 2 cm, a tenth of the distance or 0.4 mm for each
 * module, whichever is largest.
 */
export function smallestPrintMm({ modules, distanceMetres = 0 }: PrintSizeInput): number {
  return Math.max(
    PRINT_RULES.minSizeCm * MM_PER_CM,
    distanceMetres * MM_PER_METRE * PRINT_RULES.sizePerDistance,
    // Products of tenths are off by a few billionths.
    Math.round(modules * PRINT_RULES.minModuleMm * MM_PER_METRE) / MM_PER_METRE,
  );
}

/** Width of the quiet zone on every side of a pattern, in millimetres; `sizeMm` is the side of the pattern. */
export function quietZoneMm(sizeMm: number, modules: number): number {
  return (sizeMm / modules) * PRINT_RULES.quietZoneModules;
}

/** From how far a pattern of this side scans, in metres. */
export function scanDistanceMetres(sizeMm: number): number {
  return sizeMm / MM_PER_METRE / PRINT_RULES.sizePerDistance;
}

/** Why a printed size is too small: `pattern` is under 2 cm, `modules` are under 0.4 mm. */
export type PrintSizeFault = 'pattern' | 'modules';

/**
 * What is wrong with a printed size; nothing where it is large enough.
 *
 * @param sizeMm side of the pattern without its quiet zone
 */
export function findPrintSizeFault(sizeMm: number, modules: number): PrintSizeFault | undefined {
  // A hundredth of a millimetre is nothing to a printer, and what a ruler says in inches is rounded.
  const isUnder = (least: number) => sizeMm < least - 0.01;
  if (isUnder(smallestPrintMm({ modules: 0 }))) return 'pattern';
  return isUnder(smallestPrintMm({ modules })) ? 'modules' : undefined;
}

/**
 * The side of a pattern in an image, in pixels: at least what the resolution asks for, and whole pixels for each module, so that
 * no module is wider than another.
 *
 * @param sizeMm side of the pattern without its quiet zone
 */
export function patternPixels(sizeMm: number, modules: number, dpi: number): number {
  const wanted = (sizeMm / MM_PER_INCH) * dpi;
  return modules * Math.ceil(wanted / modules - 1e-9);
}

/** What a code has to measure on paper. */
export interface PrintPlan {
  /** Side of the pattern without its quiet zone, in centimetres. */
  readonly patternCm: number;
  /** Width of the quiet zone on every side, in centimetres. */
  readonly edgeCm: number;
  /** Side of the label that holds both, in centimetres. */
  readonly labelCm: number;
  /** Side of one module, in millimetres. */
  readonly moduleMm: number;
  /** Side of the pattern in an image of the resolution, a multiple of its modules. */
  readonly pixels: number;
}

/** The measures of the smallest print that scans from a distance (docs/product.md, section 9, "QR print tips"). */
export function planPrint({
  dpi,
  ...input
}: PrintSizeInput & {
  /** Pixels per inch of the image. */
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
