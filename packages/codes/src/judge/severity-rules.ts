import { checkSize, type Severity } from '../print/check-print.ts';
import { PRINT_RULES } from '../print/print-rules.ts';
import { contrastOf } from '../draw/colors.ts';
import { shorterSide } from '../read/math.ts';
import { MM_PER_INCH } from '../draw/drawing.ts';
import type { CodeMeasurement, QuietZoneSide, ReadView } from './types.ts';

export const CHECK_LIMITS = {
  /** Quiet zone in modules, below which codes are not found in dark surroundings. */
  minQuietZone: 1,
  /** Symbol contrast (ISO/IEC 15415), 0 to 1, of grade C: the minimum of trade standards. */
  symbolContrast: 0.4,
  /** The same of grade D, below which verifiers fail a code. */
  minSymbolContrast: 0.2,
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

interface Outcome {
  readonly severity: Severity;
  /** What was measured. */
  readonly value?: number;
  /** What it should be: at least for `edge`, `symbol-contrast`, `light` and `size`, at most for the others. */
  readonly limit?: number;
}

/** `undefined` where it cannot be judged. */
type Rule = (code: CodeMeasurement, views: readonly ReadView[]) => Outcome | undefined;

function rate(value: number, limit: number, isFine: boolean, isFatal = false): Outcome {
  const wrong = isFatal ? 'fatal' : 'warn';
  return { severity: isFine ? 'fine' : wrong, value, limit };
}

const warnIf = (isWrong: boolean): Outcome => ({ severity: isWrong ? 'warn' : 'fine' });

/**
 * Severity of each finding and its reason, in the order in which they are shown. What is `fatal` here is a warning as
 * long as the decoders read every view: the verdict follows them, however bad a code looks.
 */
const SEVERITY_TABLE = {
  // Readers look for light around the pattern. A side that the image cuts off is unknown, which is not a failure.
  edge: (code) => {
    if (!hasGrid(code)) return undefined;
    const { modules, isCut, isTooNarrow } = narrowestSide(code);
    const isFatal = modules < CHECK_LIMITS.minQuietZone && !isCut;
    return rate(modules, PRINT_RULES.quietZoneModules, !isTooNarrow, isFatal);
  },
  // Grades of ISO/IEC 15415: trade asks for C, and verifiers fail a code below D. A dark ground lowers the grade of a
  // design that every camera reads: there the rule of designer and print kit counts.
  'symbol-contrast': ({ symbolContrast, dark, light }) => {
    const limit = CHECK_LIMITS.symbolContrast;
    const isFine = symbolContrast >= limit || contrastOf(dark, light) >= PRINT_RULES.contrastRatio;
    return rate(symbolContrast, limit, isFine, symbolContrast < CHECK_LIMITS.minSymbolContrast);
  },
  // Many phones, like the second decoder, look for dark modules on a light ground only.
  polarity: ({ isInverted }) => ({ severity: isInverted ? 'fatal' : 'fine' }),
  // Most readers flip a mirrored code, but the file is still wrong.
  mirror: ({ isMirrored }) => warnIf(isMirrored),
  // Rounded and decorated finder patterns are readable, covered ones are not.
  corners: (code) => {
    if (!hasGrid(code)) return undefined;
    const wrong = Math.max(...code.damagedFinderModules);
    const { finderNoise, finderFatal } = CHECK_LIMITS;
    return rate(wrong, finderNoise, wrong <= finderNoise, wrong >= finderFatal);
  },
  // Error correction that the file uses up is not available for dirt and scratches on the print.
  level: ({ recoveryUsed: used = 0 }) => {
    const limit = PRINT_RULES.recoveryUsed;
    return rate(used, limit, used <= limit, used > CHECK_LIMITS.recoveryFatal);
  },
  // What will be behind it is unknown.
  ground: ({ isTransparent }) => warnIf(isTransparent),
  // Darkness is no defect of the print, but hides its defects.
  light: ({ brightness }) =>
    rate(brightness, CHECK_LIMITS.brightness, brightness >= CHECK_LIMITS.brightness),
  // With fewer pixels, the quality of the print cannot be judged.
  size: ({ modulePixels }) => {
    const limit = CHECK_LIMITS.modulePixels;
    return rate(modulePixels, limit, modulePixels * CHECK_LIMITS.widthTolerance >= limit);
  },
  // Most phones open one part as if it were the whole.
  part: ({ part }) => rate(part?.of ?? 1, 1, !part),
  // A sheet is printed with all of its codes.
  'unreadable-codes': ({ unreadableCodes }) => rate(unreadableCodes, 0, unreadableCodes === 0),
  // Two decoders of different makers represent many phones.
  decoders: ({ readBy }) => warnIf(readBy.zxing !== true || !readBy.other),
  // A blurred image fails like a poor print, and the image does not show which it is.
  reserve: (_code, views) => {
    const lost = views.filter(({ readBy }) => readBy.zxing !== true && !readBy.other).length;
    return rate(lost, CHECK_LIMITS.lostViews, lost <= CHECK_LIMITS.lostViews);
  },
} satisfies Readonly<Record<string, Rule>>;

/** Findings that are not worth mentioning where they are `fine`. */
const ONLY_IF_WRONG: ReadonlySet<string> = new Set([
  'mirror',
  'ground',
  'light',
  'part',
  'unreadable-codes',
  'reserve',
]);

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

/** Checks the size in print, of a stretched code that of its shorter side; no findings if it is unknown. */
export function findPrintFindings(
  { modules, corners }: Pick<CodeMeasurement, 'modules' | 'corners'>,
  { widthMm, dpi }: PrintedSize,
): readonly PrintSizeFinding[] {
  const width = widthMm ?? (dpi && (shorterSide(corners) * MM_PER_INCH) / dpi);
  if (width === undefined) return [];
  const tolerance = widthMm === undefined ? CHECK_LIMITS.widthTolerance : 1;
  return checkSize({ modules, widthMm: width * tolerance, dpi }).flatMap(
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
export function findFindings(code: CodeMeasurement, views: readonly ReadView[]) {
  const isFailed = [code, ...views].some(({ readBy }) => readBy.zxing === false || !readBy.other);
  const all = Object.entries<Rule>(SEVERITY_TABLE).flatMap(([id, rule]) => {
    const found = rule(code, views);
    if (!found || (found.severity === 'fine' && ONLY_IF_WRONG.has(id))) return [];
    const severity = found.severity === 'fatal' && !isFailed ? 'warn' : found.severity;
    return [{ id: id as keyof Table, ...found, severity }];
  });
  return bySeverity(all);
}

/** Whether the module grid is known: in a photo that zxing does not read, grid and quiet zone are guesses. */
function hasGrid({ readBy, isDrawn }: CodeMeasurement): boolean {
  return readBy.zxing === true || isDrawn;
}

export function narrowestSide({ quietZone }: CodeMeasurement): QuietZoneSide {
  return quietZone.reduce((min, side) => (side.modules < min.modules ? side : min));
}
