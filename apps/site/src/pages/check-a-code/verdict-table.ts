import { PRINT_RULES } from '@waypage/content/print';
import { contrastRatio } from '@waypage/ui/theme';
import type { CodeMeasures, QuietZoneSide, Rgb } from '#features/read-code/code-reading.ts';

/** `fatal`: a decoder fails it under real conditions; `warn`: the margin is small, or unknown; `fine`: in order. */
export type Severity = 'fatal' | 'warn' | 'fine';

export type Measured = Omit<CodeMeasures, 'text' | 'bytes' | 'notEncodable' | 'isGs1'>;

export const CHECK_RULES = {
  /** Quiet zone in modules, below which codes are not found in dark surroundings. */
  leastEdge: 1,
  /** Precision of a measured quiet zone, in modules. */
  edgeTolerance: { drawn: 0.25, photo: 0.5 },
  /** Symbol contrast of grade C, the minimum of trade standards. */
  contrast: 0.4,
  /** Symbol contrast of grade D, below which verifiers fail a code. */
  leastContrast: 0.2,
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
  /** Degraded views, of five, that both decoders may fail. */
  lostViews: 1,
} as const;

/** `isFailed`: a decoder fails one of the views. `undefined` if a finding is not worth mentioning. */
type Weigh = (measures: Measured, isFailed: boolean) => Severity | undefined;

/** `fatal` needs both: a measure that explains it, and a decoder that fails a realistic view. */
const fatalIf = (isFailed: boolean): Severity => (isFailed ? 'fatal' : 'warn');

/**
 * Severity of each finding and its reason, in the order of the page. The verdict follows the decoders: nothing is fatal
 * that both read in every view, however bad it looks.
 */
const VERDICT_TABLE = {
  // Readers look for light around the pattern. A side that the image cuts off is unknown, which is no failure.
  edge: (measures, isFailed) => {
    if (!hasGrid(measures)) return undefined;
    const edge = narrowestSide(measures);
    if (isEdgeWideEnough(measures, edge.modules)) return 'fine';
    return edge.modules < CHECK_RULES.leastEdge && !edge.isCut ? fatalIf(isFailed) : 'warn';
  },
  // Grades of ISO/IEC 15415: trade asks for C, and verifiers fail a code below D. A dark ground lowers the grade of a
  // design that every camera reads: there the rule of designer and print kit counts.
  contrast: ({ contrast, dark, light }, isFailed) => {
    if (contrast >= CHECK_RULES.contrast) return 'fine';
    if (contrastRatio(hexOf(dark), hexOf(light)) >= PRINT_RULES.contrast) return 'fine';
    return contrast < CHECK_RULES.leastContrast ? fatalIf(isFailed) : 'warn';
  },
  // Many phones, like the second decoder, look for dark modules on a light ground only.
  polarity: ({ isInverted }, isFailed) => (isInverted ? fatalIf(isFailed) : 'fine'),
  // Most readers flip a mirrored code, but the file is still wrong.
  mirror: ({ isMirrored }) => (isMirrored ? 'warn' : undefined),
  // Rounded and decorated finder patterns are readable, covered ones are not.
  corners: (measures, isFailed) => {
    if (!hasGrid(measures)) return undefined;
    const worst = Math.max(...measures.damagedFinderModules);
    if (worst <= CHECK_RULES.finderNoise) return 'fine';
    return worst >= CHECK_RULES.finderFatal ? fatalIf(isFailed) : 'warn';
  },
  // Error correction that the file uses up is not available for dirt and scratches on the print.
  level: ({ recoveryUsed = 0 }, isFailed) => {
    if (recoveryUsed <= PRINT_RULES.recoveryUsed) return 'fine';
    return recoveryUsed > CHECK_RULES.recoveryFatal ? fatalIf(isFailed) : 'warn';
  },
  // What will be behind it is unknown.
  ground: ({ isTransparent }) => (isTransparent ? 'warn' : undefined),
  // Darkness is no defect of the print, but hides its defects.
  light: ({ brightness }) => (brightness < CHECK_RULES.brightness ? 'warn' : undefined),
  // With fewer pixels, the quality of the print cannot be judged.
  size: ({ modulePixels }) => (modulePixels < CHECK_RULES.modulePixels ? 'warn' : 'fine'),
  // Most phones open one part as if it were the whole.
  part: ({ part }) => (part ? 'warn' : undefined),
  // Two decoders of different makers represent many phones.
  decoders: ({ readBy }) => (readBy.zxing && readBy.other ? 'fine' : 'warn'),
  // A blurred image fails like a poor print, and the image does not show which it is.
  reserve: (measures) => (lostViews(measures) > CHECK_RULES.lostViews ? 'warn' : undefined),
} satisfies Readonly<Record<string, Weigh>>;

export type FindingId = keyof typeof VERDICT_TABLE;

export const RULES = Object.entries<Weigh>(VERDICT_TABLE) as readonly [FindingId, Weigh][];

/** Whether the module grid is known: in a photo that zxing does not read, grid and quiet zone are guesses. */
export function hasGrid({ readBy, isDrawn }: Measured): boolean {
  return readBy.zxing || isDrawn;
}

export function isFailedByDecoder({ readBy, degraded }: Measured): boolean {
  return [readBy, ...degraded.map((view) => view.readBy)].some(
    ({ zxing, other }) => !zxing || !other,
  );
}

export function narrowestSide({ quietZone }: Measured): QuietZoneSide {
  return quietZone.reduce((least, side) => (side.modules < least.modules ? side : least));
}

/** Whether a quiet zone in modules is wide enough, within the precision of its measurement. */
export function isEdgeWideEnough({ isDrawn }: Measured, modules: number): boolean {
  const { drawn, photo } = CHECK_RULES.edgeTolerance;
  return modules >= PRINT_RULES.quietZoneModules - (isDrawn ? drawn : photo);
}

export function lostViews({ degraded }: Measured): number {
  return degraded.filter(({ readBy }) => !readBy.zxing && !readBy.other).length;
}

export function hexOf(colour: Rgb): string {
  return `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
