import { assertColor, contrastRatio } from '../draw/colors.ts';
import { assertModules, assertNumber, assertOneOf, assertPositive } from '../errors.ts';
import { PRINT_RULES } from './print-rules.ts';
import { MM_PER_INCH } from '../draw/drawing.ts';

/** `fatal`: it will fail; `warn`: the margin is small, or unknown; `fine`: in order. */
export type Severity = 'fine' | 'warn' | 'fatal';

/** A print rule and whether a print meets it. */
export interface PrintFinding {
  /**
   * - `size`: side of the pattern in millimeters
   * - `module`: side of a module in millimeters
   * - `distance`: greatest scanning distance in meters
   * - `resolution`: dots of the printer for a module
   * - `contrast-ratio`: of ink and ground, 1 to 21 (WCAG 2); `judge` measures `symbol-contrast` instead (ISO/IEC 15415)
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
    | 'contrast-ratio'
    | 'polarity'
    | 'edge'
    | 'recovery'
    | 'reflection';
  readonly severity: Severity;
  readonly value: number;
  /** What `value` has to reach; what it must not exceed for `recovery` and `reflection`. */
  readonly limit: number;
}

/** The size of a print. Rules without their input are not checked. */
export interface PrintSize {
  /** Modules per side, without the quiet zone. */
  readonly modules: number;
  /** Side of the printed pattern without its quiet zone, in millimeters. */
  readonly widthMm?: number | undefined;
  /** Scanning distance in meters. */
  readonly distanceM?: number | undefined;
  /** Resolution of the printer or the image, in dots per inch. */
  readonly dpi?: number | undefined;
}

/** Printers and conversions from inches are not exact to a hundredth of a millimeter. */
const TOLERANCE_MM = 0.01;

function rate(
  id: PrintFinding['id'],
  value: number,
  limit: number,
  isMet: boolean,
  severity: Severity = 'fatal',
): PrintFinding {
  return { id, severity: isMet ? 'fine' : severity, value, limit };
}

/** Checks size, distance and resolution of a print, whose modules have to be larger by a factor than on paper. */
export function checkSize({ modules, widthMm, distanceM, dpi }: PrintSize, factor = 1) {
  assertModules(modules);
  for (const [name, value] of Object.entries({ widthMm, distanceM, dpi })) {
    if (value !== undefined) assertPositive(name, value);
  }
  if (widthMm === undefined) return [];
  const { minSizeCm, minModuleMm, sizePerDistance, dotsPerModule } = PRINT_RULES;
  const moduleMm = widthMm / modules;
  const isLarge = (times: number) => widthMm >= modules * minModuleMm * times - TOLERANCE_MM;
  const findings = [
    rate('size', widthMm, minSizeCm * 10, widthMm >= minSizeCm * 10 - TOLERANCE_MM),
    rate('module', moduleMm, minModuleMm * factor, isLarge(factor), isLarge(1) ? 'warn' : 'fatal'),
  ];
  if (distanceM !== undefined) {
    const reachM = widthMm / 1000 / sizePerDistance;
    const isNear = reachM >= distanceM - TOLERANCE_MM / 100;
    findings.push(rate('distance', reachM, distanceM, isNear));
  }
  if (dpi !== undefined) {
    const dots = (moduleMm / MM_PER_INCH) * dpi;
    const severity = dots < dotsPerModule / 2 ? 'fatal' : 'warn';
    findings.push(rate('resolution', dots, dotsPerModule, dots >= dotsPerModule - 1e-6, severity));
  }
  return findings;
}

/** What a code is printed on: `absorbent` soaks up ink (cardboard, fabric), `glossy` and `metal` mirror the light. */
export const MATERIALS = ['paper', 'absorbent', 'glossy', 'metal'] as const;
export type Material = (typeof MATERIALS)[number];

/** A print to check. Rules without their input are not checked. */
export interface PrintInput extends PrintSize {
  /** `#RRGGBB` each. */
  readonly colors?: { readonly ink: string; readonly ground: string } | undefined;
  /** Width of the quiet zone, in modules. */
  readonly quietZone?: number | undefined;
  /** Share of the error correction in use, from `usedRecovery`. */
  readonly recoveryUsed?: number | undefined;
  /** @default 'paper' */
  readonly material?: Material | undefined;
}

/**
 * Checks a print against `PRINT_RULES` before it is made. Returns every rule whose input is given, including those it meets.
 *
 * @throws CodesError `not-finite`, `out-of-range`, `unknown-value` or `not-a-color`, with the name of the input
 */
export function checkPrint(input: PrintInput): readonly PrintFinding[] {
  const { colors, quietZone, recoveryUsed, material = 'paper', ...size } = input ?? {};
  assertOneOf('material', material, MATERIALS);
  const factor = material === 'absorbent' ? PRINT_RULES.absorbentFactor : 1;
  const findings = [...checkSize(size, factor)];
  if (colors) {
    const { ink, ground } = colors;
    assertColor('colors.ink', ink);
    assertColor('colors.ground', ground);
    const ratio = contrastRatio(ink, ground);
    const limit = PRINT_RULES.contrastRatio;
    const isDarker = contrastRatio(ink, '#FFFFFF') >= contrastRatio(ground, '#FFFFFF');
    findings.push(
      rate('contrast-ratio', ratio, limit, ratio >= limit),
      rate('polarity', Number(isDarker), 1, isDarker),
    );
  }
  if (quietZone !== undefined) {
    assertNumber('quietZone', quietZone);
    const limit = PRINT_RULES.quietZoneModules;
    findings.push(rate('edge', quietZone, limit, quietZone >= limit - 0.001));
  }
  if (recoveryUsed !== undefined) {
    assertNumber('recoveryUsed', recoveryUsed);
    const limit = PRINT_RULES.recoveryUsed;
    const severity = recoveryUsed > 1 ? 'fatal' : 'warn';
    findings.push(rate('recovery', recoveryUsed, limit, recoveryUsed <= limit, severity));
  }
  if (material !== 'paper') {
    const mirrors = material !== 'absorbent';
    findings.push(rate('reflection', Number(mirrors), 0, !mirrors, 'warn'));
  }
  return findings;
}
