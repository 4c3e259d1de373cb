import type { ModulePosition } from '../encode/codewords.ts';
import {
  symbolLayout,
  type ErrorCorrection,
  type SampledModules,
  type SymbolLayout,
} from '../encode/symbol-layout.ts';
import { findWrongCodewords } from '../encode/reed-solomon.ts';

/** Grades of ISO/IEC 15415: 4 is A, 0 is F. */
export type Grade = 0 | 1 | 2 | 3 | 4;

export type ParameterId =
  | 'symbol-contrast'
  | 'modulation'
  | 'margin'
  | 'axial'
  | 'grid'
  | 'correction'
  | 'fixed'
  | 'information';

export interface Parameter {
  readonly id: ParameterId;
  /**
   * A share from 0 to 1; for `grid` a number of modules, for `fixed` and `information` the worst share of wrong
   * modules.
   */
  readonly value: number;
  readonly grade: Grade;
}

/** Why an image cannot be graded: too few pixels per module, or too much tilt. */
export type NoGradeReason = 'small' | 'tilted';

export interface PrintGrades {
  /** The lowest grade of all parameters; undefined where the image cannot be graded. */
  readonly overall: Grade | undefined;
  readonly withheld: NoGradeReason | undefined;
  /** The parameters that have the lowest grade; empty where that is the best. */
  readonly causes: readonly ParameterId[];
  readonly parameters: readonly Parameter[];
}

/** Limits for grading: minimum pixels per module, as for a verifier, and maximum tilt in degrees. */
export const GRADED_FROM = { pixels: 5, degrees: 20 } as const;

/**
 * Thresholds of the grades A to D (ISO/IEC 15415:2011, table 4, and ISO/IEC 18004, annex on print quality), from public
 * manuals of verifiers: Cognex DataMan 475 reference manual, "ISO/IEC 15415 Grading Parameters"; Keyence SR-750 user
 * manual, page 22; Omron V430-F user manual, chapter 8; Euresys Open eVision, "ISO/IEC 15415 for Data Matrix and QR
 * Codes". Segments of fixed patterns, as verifiers name them: A1 to A3 are the finder patterns, B1 and B2 the timing
 * lines, C all alignment patterns together (Common Vision Blox, `GradeResultQr`).
 */
const THRESHOLDS = {
  symbolContrast: [0.7, 0.55, 0.4, 0.2],
  modulation: [0.5, 0.4, 0.3, 0.2],
  axial: [0.06, 0.08, 0.1, 0.12],
  grid: [0.38, 0.5, 0.63, 0.75],
  correction: [0.62, 0.5, 0.37, 0.25],
  /** Wrong modules in a finder pattern, or in one copy of the format or version information. */
  finder: [0, 1, 2, 3],
  timing: [0, 0.07, 0.11, 0.14],
  alignment: [0, 0.1, 0.2, 0.3],
} as const;

type Thresholds = readonly [number, number, number, number];

function gradeFrom(value: number, thresholds: Thresholds): Grade {
  return gradeAt(thresholds.findIndex((threshold) => value >= threshold));
}

function gradeUpTo(value: number, thresholds: Thresholds): Grade {
  return gradeAt(thresholds.findIndex((threshold) => value <= threshold));
}

function gradeAt(index: number): Grade {
  return ([4, 3, 2, 1] as const)[index] ?? 0;
}

const lowest = (grades: readonly Grade[]) =>
  grades.reduce<Grade>((min, grade) => (grade < min ? grade : min), 4);

/** Returns the best grade that a code reaches where modules below the grade's modulation count as wrong. */
function bestGrade(gradeWith: (minModulation: number) => Grade): Grade {
  const reached = ([4, 3, 2, 1] as const).map((grade, index) =>
    lowest([grade, gradeWith(THRESHOLDS.modulation[index] ?? 0)]),
  );
  return reached.reduce<Grade>((best, grade) => (grade > best ? grade : best), 0);
}

export interface GradeInput {
  readonly modules: SampledModules;
  readonly errorCorrection: ErrorCorrection;
  readonly mask: number;
  /**
   * Reflectance at the center of a module, 0 to 1; `undefined` beyond the image. For an inverted code, light and dark
   * are swapped.
   */
  readonly reflectance: (x: number, y: number) => number | undefined;
  readonly darkest: number;
  readonly lightest: number;
  readonly symbolContrast: number;
  /** Mean module sizes along both axes, in pixels. */
  readonly axes: readonly [number, number];
  readonly gridNonUniformity: number;
  readonly withheld: NoGradeReason | undefined;
}

/** Grades a code. Returns `undefined` where error correction fails for a block. */
export function gradeModules(input: GradeInput): PrintGrades | undefined {
  const { modules, errorCorrection, mask, symbolContrast, axes, gridNonUniformity, withheld } =
    input;
  const layout = symbolLayout(modules.size, errorCorrection, mask);
  const codewords = gradeCodewords(input, layout);
  if (!codewords) return undefined;
  const contrastGrade = gradeFrom(symbolContrast, THRESHOLDS.symbolContrast);
  const axial = Math.abs(axes[0] - axes[1]) / ((axes[0] + axes[1]) / 2);
  const parameters: readonly Parameter[] = [
    { id: 'symbol-contrast', value: symbolContrast, grade: contrastGrade },
    ...codewords,
    { id: 'axial', value: axial, grade: gradeUpTo(axial, THRESHOLDS.axial) },
    { id: 'grid', value: gridNonUniformity, grade: gradeUpTo(gridNonUniformity, THRESHOLDS.grid) },
    gradeFixed(input, layout),
    gradeInformation(input, layout),
  ];
  const overall = lowest(parameters.map(({ grade }) => grade));
  return {
    overall: withheld ? undefined : overall,
    withheld,
    causes: parameters.flatMap(({ id, grade }) => (grade === overall && grade < 4 ? [id] : [])),
    parameters,
  };
}

/** Distance of a module from the threshold between dark and light, as a share of half the contrast. */
function modulationAt(
  { reflectance, darkest, lightest }: GradeInput,
  { x, y }: ModulePosition,
): number {
  const value = reflectance(x, y);
  if (value === undefined || lightest <= darkest) return 1;
  const middle = (darkest + lightest) / 2;
  return Math.min(1, (2 * Math.abs(value - middle)) / (lightest - darkest));
}

function isSampledDark(
  { reflectance, darkest, lightest }: GradeInput,
  { x, y }: ModulePosition,
): boolean {
  const value = reflectance(x, y);
  return value !== undefined && value < (darkest + lightest) / 2;
}

/** Codewords of a block for misdecode protection, which correct nothing (ISO/IEC 18004, table 9). */
function protectionOf(size: number, errorCorrection: ErrorCorrection): number {
  if (size === 21) return { L: 3, M: 2, Q: 1, H: 1 }[errorCorrection];
  return size === 25 && errorCorrection === 'L' ? 2 : 0;
}

/**
 * Grades modulation, reflectance margin and unused error correction. For each grade, modules below its threshold count
 * as wrong, and the remaining error correction gives a second grade; the lower of both counts, and the best result over
 * all grades is the parameter's.
 */
function gradeCodewords(
  input: GradeInput,
  { blocks }: SymbolLayout,
): readonly Parameter[] | undefined {
  const { modules, errorCorrection, mask } = input;
  const protection = protectionOf(modules.size, errorCorrection);
  let [modulation, margin, unused] = [1, 1, 1];
  let grades: { readonly modulation: Grade; readonly margin: Grade } = { modulation: 4, margin: 4 };
  for (const block of blocks) {
    const wrong = findWrongCodewords(block, modules, mask);
    if (!wrong) return undefined;
    const capacity = block.correction - protection;
    const unusedWith = (count: number) => Math.max(0, 1 - (2 * count) / capacity);
    const codewordValues = block.codewords.map((codeword, index) => {
      const weakest = Math.min(...codeword.map((module) => modulationAt(input, module)));
      return { modulation: weakest, margin: wrong.includes(index) ? 0 : weakest };
    });
    const gradeBy = (kind: 'modulation' | 'margin') =>
      bestGrade((min) => {
        const count = codewordValues.filter((codeword) => codeword[kind] < min).length;
        return gradeFrom(unusedWith(count), THRESHOLDS.correction);
      });
    grades = {
      modulation: lowest([grades.modulation, gradeBy('modulation')]),
      margin: lowest([grades.margin, gradeBy('margin')]),
    };
    modulation = Math.min(modulation, ...codewordValues.map((codeword) => codeword.modulation));
    margin = Math.min(margin, ...codewordValues.map((codeword) => codeword.margin));
    unused = Math.min(unused, unusedWith(wrong.length));
  }
  return [
    { id: 'modulation', value: modulation, grade: grades.modulation },
    { id: 'margin', value: margin, grade: grades.margin },
    { id: 'correction', value: unused, grade: gradeFrom(unused, THRESHOLDS.correction) },
  ];
}

/** Grades fixed pattern damage: wrong modules, and those below a grade's threshold. The worst segment decides. */
function gradeFixed(input: GradeInput, { segments }: SymbolLayout): Parameter {
  let worst = 0;
  const grades = segments.map(({ kind, modules }) => {
    const damages = modules.map((module) =>
      isSampledDark(input, module) === module.isDark ? modulationAt(input, module) : 0,
    );
    worst = Math.max(worst, damages.filter((value) => value === 0).length / modules.length);
    return bestGrade((min) => {
      const damaged = damages.filter((value) => value < min).length;
      return gradeUpTo(kind === 'finder' ? damaged : damaged / modules.length, THRESHOLDS[kind]);
    });
  });
  return { id: 'fixed', value: worst, grade: lowest(grades) };
}

function gradeInformation(input: GradeInput, { information }: SymbolLayout): Parameter {
  const damaged = information.map(
    (copy) => copy.filter((module) => isSampledDark(input, module) !== module.isDark).length,
  );
  const grades = damaged.map((count) => gradeUpTo(count, THRESHOLDS.finder));
  const share = damaged.map((count, index) => count / (information[index]?.length ?? 1));
  return { id: 'information', value: Math.max(...share), grade: lowest(grades) };
}
