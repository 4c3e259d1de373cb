import { PRINT_RULES } from '@waypage/content/print';
import { contrastRatio } from '@waypage/ui/theme';
import type { CodeMeasures, Rgb } from '#features/read-code/code-reading.ts';

/** What is looked at. */
export type FindingId =
  | 'decoders'
  | 'edge'
  | 'contrast'
  | 'polarity'
  | 'mirror'
  | 'corners'
  | 'level'
  | 'ground'
  | 'light'
  | 'size'
  | 'part'
  | 'reserve';

/** `fatal`: a decoder fails it where people scan; `warn`: the margin is small, or nobody can say; `fine`: in order. */
export type Severity = 'fatal' | 'warn' | 'fine';

/** What a measure weighs. `undefined` where it is not worth a word. */
type Weight = Severity | undefined;

/** What the verdict looks at. */
export type Measured = Omit<CodeMeasures, 'text' | 'bytes' | 'notEncodable' | 'isGs1'>;

/** Thresholds of the table. */
export const CHECK_RULES = {
  /** Quiet zone in modules. Under it a code is not found where dark things are around. */
  leastEdge: 1,
  /** How exactly the quiet zone is measured, in modules: of a drawn image, and of a photo. */
  edgeTolerance: { drawn: 0.25, photo: 0.5 },
  /** Symbol contrast of grade C, which standards of trade ask for at least. */
  contrast: 0.4,
  /** Symbol contrast under grade D. */
  leastContrast: 0.2,
  /** Light in the image from which its colours can be judged, 0 to 1. */
  brightness: 0.12,
  /** Pixels of a module from which the image can be measured. */
  modulePixels: 3,
  /** Wrong modules of one finder pattern that its drawing may cost: a rounded outer corner is one of them. */
  finderNoise: 2,
  /** Wrong modules of one finder pattern from which it may not be seen at all. */
  finderFatal: 6,
  /** Part of it from which one more scratch is too much. */
  recoveryFatal: 0.85,
  /** Degraded views, of five, that both decoders may lose. */
  lostViews: 1,
} as const;

/** One line of the table. */
interface Rule {
  readonly id: FindingId;
  /** What it weighs, by the measures and by whether a decoder fails one of the views. */
  readonly weigh: (measures: Measured, isFailed: boolean) => Weight;
}

/** What weighs `fatal` needs both: a measure that explains it, and a decoder that fails a view that stands for a real one. */
const fatalIf = (isFailed: boolean): Severity => (isFailed ? 'fatal' : 'warn');

/**
 * Which finding weighs what, and why, in the order of the page. The verdict follows from reading: nothing is fatal that both
 * decoders read in every view, however little one may like its looks.
 */
export const VERDICT_TABLE: readonly Rule[] = [
  {
    // Readers look for light around the pattern. What the image does not show is nobody's knowledge, and no failure.
    id: 'edge',
    weigh: (measures, isFailed) => {
      if (!hasGrid(measures)) return undefined;
      const edge = narrowestSide(measures);
      if (isEdgeWideEnough(measures, edge.modules)) return 'fine';
      return edge.modules < CHECK_RULES.leastEdge && !edge.isCut ? fatalIf(isFailed) : 'warn';
    },
  },
  {
    // Grades of ISO/IEC 15415: C is what trade asks for, under D verifiers fail it. A dark ground lowers the grade of a
    // design that every camera reads: there the rule of designer and print kit counts.
    id: 'contrast',
    weigh: ({ contrast, dark, light }, isFailed) => {
      if (contrast >= CHECK_RULES.contrast) return 'fine';
      if (contrastRatio(hexOf(dark), hexOf(light)) >= PRINT_RULES.contrast) return 'fine';
      return contrast < CHECK_RULES.leastContrast ? fatalIf(isFailed) : 'warn';
    },
  },
  {
    // Many phones look for dark modules on a light ground only, as the second decoder does.
    id: 'polarity',
    weigh: ({ isInverted }, isFailed) => (isInverted ? fatalIf(isFailed) : 'fine'),
  },
  // Most readers turn a mirrored code over; the file is wrong all the same.
  { id: 'mirror', weigh: ({ isMirrored }) => (isMirrored ? 'warn' : undefined) },
  {
    // Rounded and decorated finder patterns are read; those that are covered are not.
    id: 'corners',
    weigh: (measures, isFailed) => {
      if (!hasGrid(measures)) return undefined;
      const worst = Math.max(...measures.damagedFinderModules);
      if (worst <= CHECK_RULES.finderNoise) return 'fine';
      return worst >= CHECK_RULES.finderFatal ? fatalIf(isFailed) : 'warn';
    },
  },
  {
    // What is used up in the file is missing to dirt and scratches on the print.
    id: 'level',
    weigh: ({ recoveryUsed = 0 }, isFailed) => {
      if (recoveryUsed <= PRINT_RULES.recoveryUsed) return 'fine';
      return recoveryUsed > CHECK_RULES.recoveryFatal ? fatalIf(isFailed) : 'warn';
    },
  },
  // Nobody can say what will be behind it.
  { id: 'ground', weigh: ({ isTransparent }) => (isTransparent ? 'warn' : undefined) },
  // The dark room is no error of the print, and hides what the print is.
  {
    id: 'light',
    weigh: ({ brightness }) => (brightness < CHECK_RULES.brightness ? 'warn' : undefined),
  },
  // With fewer pixels nobody can say how good the print is.
  {
    id: 'size',
    weigh: ({ modulePixels }) => (modulePixels < CHECK_RULES.modulePixels ? 'warn' : 'fine'),
  },
  // Most phones open one part as if it were all.
  { id: 'part', weigh: ({ part }) => (part ? 'warn' : undefined) },
  // Two programs of different makers stand for many phones.
  { id: 'decoders', weigh: ({ readBy }) => (readBy.zxing && readBy.other ? 'fine' : 'warn') },
  // An image out of focus is lost as well as a poor print: nobody can say which of them it is.
  {
    id: 'reserve',
    weigh: (measures) => (lostViews(measures) > CHECK_RULES.lostViews ? 'warn' : undefined),
  },
];

/** Whether the modules of a code are known: in a photo without those of zxing the grid is a guess, and so is its edge. */
export function hasGrid({ readBy, isDrawn }: Pick<Measured, 'readBy' | 'isDrawn'>): boolean {
  return readBy.zxing || isDrawn;
}

/** Whether a decoder fails the code as it was taken, or in a degraded view. */
export function isFailedByDecoder({
  readBy,
  degraded,
}: Pick<Measured, 'readBy' | 'degraded'>): boolean {
  return [readBy, ...degraded.map((view) => view.readBy)].some(
    ({ zxing, other }) => !zxing || !other,
  );
}

/** The side with the narrowest quiet zone. */
export function narrowestSide({
  quietZone,
}: Pick<Measured, 'quietZone'>): Measured['quietZone'][number] {
  return quietZone.reduce((least, side) => (side.modules < least.modules ? side : least));
}

/** Whether a quiet zone, in modules, is as wide as it has to be, as exactly as that can be measured. */
export function isEdgeWideEnough({ isDrawn }: Pick<Measured, 'isDrawn'>, modules: number): boolean {
  const { drawn, photo } = CHECK_RULES.edgeTolerance;
  return modules >= PRINT_RULES.quietZoneModules - (isDrawn ? drawn : photo);
}

/** How many of the degraded views neither decoder reads. */
export function lostViews({ degraded }: Pick<Measured, 'degraded'>): number {
  return degraded.filter(({ readBy }) => !readBy.zxing && !readBy.other).length;
}

/** A colour as `#RRGGBB`. */
export function hexOf(colour: Rgb): string {
  return `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
