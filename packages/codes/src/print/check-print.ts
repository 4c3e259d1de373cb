import { assertColor, contrastRatio } from '../draw/colors.ts';
import { assertNumber, assertOneOf } from '../errors.ts';
import { assertModules } from './print-rules.ts';
import { PRINT_RULES } from './rules.ts';
import { MM_PER_INCH } from '../units.ts';

/** What a code is printed on: `absorbent` soaks up ink (cardboard, fabric), `glossy` and `metal` mirror the light. */
export const MATERIALS = ['paper', 'absorbent', 'glossy', 'metal'] as const;
export type Material = (typeof MATERIALS)[number];

export type Severity = 'fine' | 'warn' | 'fatal';

/** A print rule and whether a print meets it. */
export interface PrintFinding {
  /**
   * - `size`: side of the pattern in millimeters
   * - `module`: side of a module in millimeters
   * - `distance`: greatest scanning distance in meters
   * - `resolution`: dots of the printer for a module
   * - `contrast`: WCAG contrast of ink and ground
   * - `polarity`: whether the ink is darker than the ground, 1 or 0
   * - `edge`: width of the quiet zone in modules
   * - `recovery`: share of the error correction that a logo uses up
   * - `reflection`: whether the material mirrors the light, 1 or 0
   */
  readonly id:
    | 'size'
    | 'module'
    | 'distance'
    | 'resolution'
    | 'contrast'
    | 'polarity'
    | 'edge'
    | 'recovery'
    | 'reflection';
  readonly severity: Severity;
  readonly value: number;
  /** What `value` has to reach; what it must not exceed for `recovery` and `reflection`. */
  readonly limit: number;
}

/** A print to check. Rules without their input are not checked. */
export interface PrintInput {
  /** Modules per side, without the quiet zone. */
  readonly modules: number;
  /** Side of the printed pattern without its quiet zone, in millimeters. */
  readonly widthMm?: number | undefined;
  /** Scanning distance in meters. */
  readonly distanceM?: number | undefined;
  /** Resolution of the printer or the image, in dots per inch. */
  readonly dpi?: number | undefined;
  /** `#RRGGBB` each. */
  readonly colors?: { readonly ink: string; readonly ground: string } | undefined;
  /** Width of the quiet zone, in modules. */
  readonly quietZone?: number | undefined;
  /** Share of the error correction in use, from `usedRecovery`. */
  readonly recoveryUsed?: number | undefined;
  /** @default 'paper' */
  readonly material?: Material | undefined;
}

/** Printers and conversions from inches are not exact to a hundredth of a millimeter. */
const TOLERANCE_MM = 0.01;

/**
 * Checks a print against `PRINT_RULES` before it is made. Returns every rule whose input is given, including those it meets.
 *
 * @throws CodesError `not-finite`, `out-of-range`, `unknown-value` or `not-a-color`, with the name of the input
 */
export function checkPrint({
  modules,
  widthMm,
  distanceM,
  dpi,
  colors,
  quietZone,
  recoveryUsed,
  material = 'paper',
}: PrintInput): readonly PrintFinding[] {
  assertModules(modules);
  assertOneOf('material', material, MATERIALS);
  const isPositive = { min: 0, isMinAllowed: false };
  if (widthMm !== undefined) assertNumber('widthMm', widthMm, isPositive);
  if (distanceM !== undefined) assertNumber('distanceM', distanceM, isPositive);
  if (dpi !== undefined) assertNumber('dpi', dpi, isPositive);

  const findings: PrintFinding[] = [];
  const add = (
    id: PrintFinding['id'],
    value: number,
    limit: number,
    isKept: boolean,
    severity: Severity = 'fatal',
  ) => findings.push({ id, severity: isKept ? 'fine' : severity, value, limit });

  if (widthMm !== undefined) {
    const moduleMm = widthMm / modules;
    const minSizeMm = PRINT_RULES.minSizeCm * 10;
    add('size', widthMm, minSizeMm, widthMm >= minSizeMm - TOLERANCE_MM);
    const factor = material === 'absorbent' ? PRINT_RULES.absorbentFactor : 1;
    const isLargeEnough = (times: number) =>
      widthMm >= modules * PRINT_RULES.minModuleMm * times - TOLERANCE_MM;
    add(
      'module',
      moduleMm,
      PRINT_RULES.minModuleMm * factor,
      isLargeEnough(factor),
      isLargeEnough(1) ? 'warn' : 'fatal',
    );
    if (distanceM !== undefined) {
      const reachM = widthMm / 1000 / PRINT_RULES.sizePerDistance;
      add('distance', reachM, distanceM, reachM >= distanceM - TOLERANCE_MM / 100);
    }
    if (dpi !== undefined) {
      const dots = (moduleMm / MM_PER_INCH) * dpi;
      const { dotsPerModule } = PRINT_RULES;
      add(
        'resolution',
        dots,
        dotsPerModule,
        dots >= dotsPerModule - 1e-6,
        dots < dotsPerModule / 2 ? 'fatal' : 'warn',
      );
    }
  }
  if (colors) {
    const { ink, ground } = colors;
    assertColor('colors.ink', ink);
    assertColor('colors.ground', ground);
    const ratio = contrastRatio(ink, ground);
    add('contrast', ratio, PRINT_RULES.contrast, ratio >= PRINT_RULES.contrast);
    const isDarker = contrastRatio(ink, '#FFFFFF') >= contrastRatio(ground, '#FFFFFF');
    add('polarity', Number(isDarker), 1, isDarker);
  }
  if (quietZone !== undefined) {
    assertNumber('quietZone', quietZone);
    const limit = PRINT_RULES.quietZoneModules;
    add('edge', quietZone, limit, quietZone >= limit - 0.001);
  }
  if (recoveryUsed !== undefined) {
    assertNumber('recoveryUsed', recoveryUsed);
    const limit = PRINT_RULES.recoveryUsed;
    add(
      'recovery',
      recoveryUsed,
      limit,
      recoveryUsed <= limit,
      recoveryUsed > 1 ? 'fatal' : 'warn',
    );
  }
  if (material !== 'paper') {
    const mirrors = material === 'glossy' || material === 'metal';
    add('reflection', Number(mirrors), 0, !mirrors, 'warn');
  }
  return findings;
}
