import { checkPrint } from '../print/check-print.ts';
import { PRINT_RULES } from '../print/rules.ts';
import { contrastOf } from '../draw/luminance.ts';
import { MM_PER_INCH } from '../units.ts';
import type { CodeMeasurement, QuietZoneSide, ReadView } from './types.ts';

/** `fatal`: a decoder fails it under real conditions; `warn`: the margin is small, or unknown; `fine`: in order. */
export type Severity = 'fatal' | 'warn' | 'fine';

export const CHECK_LIMITS = {
  /** Quiet zone in modules, below which codes are not found in dark surroundings. */
  minQuietZone: 1,
  /** Precision of a measured quiet zone, in modules. */
  quietZoneTolerance: { drawn: 0.25, photo: 0.5 },
  /** Symbol contrast of grade C, the minimum of trade standards. */
  contrast: 0.4,
  /** Symbol contrast of grade D, below which verifiers fail a code. */
  minContrast: 0.2,
  /** Brightness of the image, 0 to 1, below which its colors cannot be judged. */
  brightness: 0.12,
  /** Pixels per module, below which the image cannot be measured. */
  modulePixels: 3,
  /** Wrong modules of a finder pattern that its style may cost: a rounded outer corner costs one. */
  finderNoise: 2,
  /** Wrong modules of a finder pattern from which it may not be detected. */
  finderFatal: 6,
  /** Share of the error correction in use, above which one more scratch is too much. */
  recoveryFatal: 0.85,
  /** How much wider a pattern may be than measured: rounded modules end before it does. */
  widthTolerance: 1.01,
  /** Degraded views, of five, that both decoders may fail. */
  lostViews: 1,
} as const;

/** A code, and the views of it that were read; none before they were. */
export interface RuleInput {
  readonly code: CodeMeasurement;
  readonly views: readonly ReadView[];
  /** Whether a decoder that is available fails one of the views. */
  readonly isFailed: boolean;
}

interface Outcome {
  readonly severity: Severity;
  /** What was measured. */
  readonly value?: number;
  /** What it should be: at least for `edge`, `contrast`, `light` and `size`, at most for the others. */
  readonly limit?: number;
}

/** `undefined` if a finding is not worth mentioning. */
export type SeverityRule = (input: RuleInput) => Outcome | undefined;

/** `fatal` needs both: a measure that explains it, and a decoder that fails a realistic view. */
const failedOrWarn = (isFailed: boolean): Severity => (isFailed ? 'fatal' : 'warn');

/**
 * Severity of each finding and its reason, in the order in which they are shown. The verdict follows the decoders:
 * nothing is fatal that both read in every view, however bad it looks.
 */
const SEVERITY_TABLE = {
  // Readers look for light around the pattern. A side that the image cuts off is unknown, which is not a failure.
  edge: ({ code, isFailed }) => {
    if (!hasGrid(code)) return undefined;
    const { modules, isCut } = narrowestSide(code);
    const outcome = { value: modules, limit: PRINT_RULES.quietZoneModules };
    if (isQuietZoneWideEnough(code, modules)) return { severity: 'fine', ...outcome };
    const isFatal = modules < CHECK_LIMITS.minQuietZone && !isCut;
    return { severity: isFatal ? failedOrWarn(isFailed) : 'warn', ...outcome };
  },
  // Grades of ISO/IEC 15415: trade asks for C, and verifiers fail a code below D. A dark ground lowers the grade of a
  // design that every camera reads: there the rule of designer and print kit counts.
  contrast: ({ code: { contrast, dark, light }, isFailed }) => {
    const outcome = { value: contrast, limit: CHECK_LIMITS.contrast };
    const isFine =
      contrast >= CHECK_LIMITS.contrast || contrastOf(dark, light) >= PRINT_RULES.contrast;
    if (isFine) return { severity: 'fine', ...outcome };
    const isFatal = contrast < CHECK_LIMITS.minContrast;
    return { severity: isFatal ? failedOrWarn(isFailed) : 'warn', ...outcome };
  },
  // Many phones, like the second decoder, look for dark modules on a light ground only.
  polarity: ({ code, isFailed }) => ({
    severity: code.isInverted ? failedOrWarn(isFailed) : 'fine',
  }),
  // Most readers flip a mirrored code, but the file is still wrong.
  mirror: ({ code }) => (code.isMirrored ? { severity: 'warn' } : undefined),
  // Rounded and decorated finder patterns are readable, covered ones are not.
  corners: ({ code, isFailed }) => {
    if (!hasGrid(code)) return undefined;
    const value = Math.max(...code.damagedFinderModules);
    const outcome = { value, limit: CHECK_LIMITS.finderNoise };
    if (value <= CHECK_LIMITS.finderNoise) return { severity: 'fine', ...outcome };
    const isFatal = value >= CHECK_LIMITS.finderFatal;
    return { severity: isFatal ? failedOrWarn(isFailed) : 'warn', ...outcome };
  },
  // Error correction that the file uses up is not available for dirt and scratches on the print.
  level: ({ code: { recoveryUsed = 0 }, isFailed }) => {
    const outcome = { value: recoveryUsed, limit: PRINT_RULES.recoveryUsed };
    if (recoveryUsed <= PRINT_RULES.recoveryUsed) return { severity: 'fine', ...outcome };
    const isFatal = recoveryUsed > CHECK_LIMITS.recoveryFatal;
    return { severity: isFatal ? failedOrWarn(isFailed) : 'warn', ...outcome };
  },
  // What will be behind it is unknown.
  ground: ({ code }) => (code.isTransparent ? { severity: 'warn' } : undefined),
  // Darkness is no defect of the print, but hides its defects.
  light: ({ code: { brightness } }) =>
    brightness < CHECK_LIMITS.brightness
      ? { severity: 'warn', value: brightness, limit: CHECK_LIMITS.brightness }
      : undefined,
  // With fewer pixels, the quality of the print cannot be judged.
  size: ({ code: { modulePixels } }) => ({
    severity: modulePixels < CHECK_LIMITS.modulePixels ? 'warn' : 'fine',
    value: modulePixels,
    limit: CHECK_LIMITS.modulePixels,
  }),
  // Most phones open one part as if it were the whole.
  part: ({ code: { part } }) => (part ? { severity: 'warn', value: part.of, limit: 1 } : undefined),
  // Two decoders of different makers represent many phones.
  decoders: ({ code: { readBy } }) => ({
    severity: readBy.zxing === true && readBy.other ? 'fine' : 'warn',
  }),
  // A blurred image fails like a poor print, and the image does not show which it is.
  reserve: ({ views }) => {
    const value = countLostViews(views);
    return value > CHECK_LIMITS.lostViews
      ? { severity: 'warn', value, limit: CHECK_LIMITS.lostViews }
      : undefined;
  },
} satisfies Readonly<Record<string, SeverityRule>>;

type Table = typeof SEVERITY_TABLE;

export interface MeasuredFinding extends Outcome {
  readonly id: keyof Table;
}

/** Why there is no code to measure: none, one that no decoder reads, one of another format. */
export interface NoCodeFinding {
  readonly id: 'no-code' | 'unreadable-code' | 'other-format';
  readonly severity: 'fatal';
  /** Name of the other format. */
  readonly value?: string | undefined;
  readonly limit?: undefined;
}

/** A print rule that the printed size meets or violates. */
export interface PrintSizeFinding {
  readonly id: 'print-size' | 'print-module' | 'print-resolution';
  readonly severity: Severity;
  /** In millimeters; for `print-resolution`, dots per module. */
  readonly value: number;
  readonly limit: number;
}

export type Finding = MeasuredFinding | NoCodeFinding | PrintSizeFinding;

/** A code that is printed. */
export interface PrintedSize {
  /** Side of the printed pattern without its quiet zone, in millimeters. @default by `dpi` */
  readonly widthMm?: number | undefined;
  /** Resolution of the image in print, in dots per inch; with a width, that of the printer. */
  readonly dpi?: number | undefined;
}

/** Checks the size in print; no findings if it is unknown. */
export function findPrintFindings(
  { modules, modulePixels }: Pick<CodeMeasurement, 'modules' | 'modulePixels'>,
  { widthMm, dpi }: PrintedSize,
): readonly PrintSizeFinding[] {
  const width = widthMm ?? (dpi && (modules * modulePixels * MM_PER_INCH) / dpi);
  if (width === undefined) return [];
  const tolerance = widthMm === undefined ? CHECK_LIMITS.widthTolerance : 1;
  return checkPrint({ modules, widthMm: width * tolerance, dpi }).flatMap(
    ({ id, value, ...outcome }) =>
      id === 'size' || id === 'module' || id === 'resolution'
        ? [{ id: `print-${id}` as const, value: value / tolerance, ...outcome }]
        : [],
  );
}

/** Returns findings by severity, the worst first. */
export function bySeverity<Found extends { readonly severity: Severity }>(
  findings: readonly Found[],
): readonly Found[] {
  return SEVERITIES.flatMap((severity) => findings.filter((one) => one.severity === severity));
}

/** The worst first. */
export const SEVERITIES: readonly Severity[] = ['fatal', 'warn', 'fine'];

/** Returns the findings by severity, the worst first. */
export function findFindings(
  code: CodeMeasurement,
  views: readonly ReadView[],
): readonly MeasuredFinding[] {
  const isFailed = [code, ...views].some(({ readBy }) => readBy.zxing === false || !readBy.other);
  const input = { code, views, isFailed };
  const all = Object.entries<SeverityRule>(SEVERITY_TABLE).flatMap(([id, rule]) => {
    const outcome = rule(input);
    return outcome ? [{ id: id as keyof Table, ...outcome }] : [];
  });
  return bySeverity(all);
}

/** Whether the module grid is known: in a photo that zxing does not read, grid and quiet zone are guesses. */
export function hasGrid({ readBy, isDrawn }: CodeMeasurement): boolean {
  return readBy.zxing === true || isDrawn;
}

export function narrowestSide({ quietZone }: CodeMeasurement): QuietZoneSide {
  return quietZone.reduce((min, side) => (side.modules < min.modules ? side : min));
}

/** Whether a quiet zone in modules is wide enough, within the precision of its measurement. */
export function isQuietZoneWideEnough({ isDrawn }: CodeMeasurement, modules: number): boolean {
  const { drawn, photo } = CHECK_LIMITS.quietZoneTolerance;
  return modules >= PRINT_RULES.quietZoneModules - (isDrawn ? drawn : photo);
}

/** Number of views that no decoder reads. */
export function countLostViews(views: readonly ReadView[]): number {
  return views.filter(({ readBy }) => readBy.zxing !== true && !readBy.other).length;
}
