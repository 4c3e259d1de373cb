import { assertColor, contrastRatio } from '../draw/colors.ts';
import { assertNumber, assertOneOf } from '../errors.ts';
import { checkSize, rate, type PrintFinding, type PrintSize } from './check-size.ts';
import { PRINT_RULES } from './rules.ts';

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
    const mirrors = material === 'glossy' || material === 'metal';
    findings.push(rate('reflection', Number(mirrors), 0, !mirrors, 'warn'));
  }
  return findings;
}
