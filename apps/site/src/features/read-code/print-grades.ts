import type { Grade, NoGradeReason, Parameter, PrintGrades } from './grade-limits.ts';
import type { Modules } from './grid.ts';
import { correctBlock, layoutOf, type Layout, type Level, type Place } from './symbol.ts';

/**
 * Thresholds of the grades A to D (ISO/IEC 15415:2011, table 4, and ISO/IEC 18004, annex on print quality), from public
 * manuals of verifiers: Cognex DataMan 475 reference manual, "ISO/IEC 15415 Grading Parameters"; Keyence SR-750 user
 * manual, page 22; Omron V430-F user manual, chapter 8; Euresys Open eVision, "ISO/IEC 15415 for Data Matrix and QR
 * Codes". Segments of fixed patterns, as verifiers name them: A1 to A3 are the finder patterns, B1 and B2 the timing
 * lines, C all alignment patterns together (Common Vision Blox, `GradeResultQr`).
 */
const THRESHOLDS = {
  contrast: [0.7, 0.55, 0.4, 0.2],
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

function atLeast(value: number, thresholds: Thresholds): Grade {
  return gradeAt(thresholds.findIndex((threshold) => value >= threshold));
}

function atMost(value: number, thresholds: Thresholds): Grade {
  return gradeAt(thresholds.findIndex((threshold) => value <= threshold));
}

function gradeAt(index: number): Grade {
  return ([4, 3, 2, 1] as const)[index] ?? 0;
}

const lowest = (grades: readonly Grade[]) =>
  grades.reduce<Grade>((least, grade) => (grade < least ? grade : least), 4);

/** Returns the best grade that a code reaches where modules below the grade's modulation count as wrong. */
function bestGrade(gradeWith: (leastModulation: number) => Grade): Grade {
  const reached = ([4, 3, 2, 1] as const).map((grade, index) =>
    lowest([grade, gradeWith(THRESHOLDS.modulation[index] ?? 0)]),
  );
  return reached.reduce<Grade>((best, grade) => (grade > best ? grade : best), 0);
}

export interface GradeInput {
  readonly modules: Modules;
  readonly level: Level;
  readonly mask: number;
  /**
   * Reflectance at the center of a module, 0 to 1; `undefined` beyond the image. For an inverted code, light and dark
   * are swapped.
   */
  readonly reflectance: (x: number, y: number) => number | undefined;
  readonly darkest: number;
  readonly lightest: number;
  readonly contrast: number;
  /** Mean module sizes along both axes, in pixels. */
  readonly axes: readonly [number, number];
  readonly gridNonUniformity: number;
  readonly withheld: NoGradeReason | undefined;
}

/** Grades a code. Returns `undefined` where error correction fails for a block. */
export function gradeCode(input: GradeInput): PrintGrades | undefined {
  const { modules, level, mask, contrast, axes, gridNonUniformity, withheld } = input;
  const layout = layoutOf(modules.size, level, mask);
  const codewords = gradeCodewords(input, layout);
  if (!codewords) return undefined;
  const axial = Math.abs(axes[0] - axes[1]) / ((axes[0] + axes[1]) / 2);
  const parameters: readonly Parameter[] = [
    { id: 'contrast', value: contrast, grade: atLeast(contrast, THRESHOLDS.contrast) },
    ...codewords,
    { id: 'axial', value: axial, grade: atMost(axial, THRESHOLDS.axial) },
    { id: 'grid', value: gridNonUniformity, grade: atMost(gridNonUniformity, THRESHOLDS.grid) },
    gradeFixed(input, layout),
    gradeInformation(input, layout),
  ];
  return {
    overall: withheld ? undefined : lowest(parameters.map(({ grade }) => grade)),
    withheld,
    parameters,
  };
}

/** Distance of a module from the threshold between dark and light, as a share of half the contrast. */
function modulationAt({ reflectance, darkest, lightest }: GradeInput, { x, y }: Place): number {
  const value = reflectance(x, y);
  if (value === undefined || lightest <= darkest) return 1;
  const middle = (darkest + lightest) / 2;
  return Math.min(1, (2 * Math.abs(value - middle)) / (lightest - darkest));
}

function isSampledDark({ reflectance, darkest, lightest }: GradeInput, { x, y }: Place): boolean {
  const value = reflectance(x, y);
  return value !== undefined && value < (darkest + lightest) / 2;
}

/** Codewords of a block for misdecode protection, which correct nothing (ISO/IEC 18004, table 9). */
function protectionOf(size: number, level: Level): number {
  if (size === 21) return { L: 3, M: 2, Q: 1, H: 1 }[level];
  return size === 25 && level === 'L' ? 2 : 0;
}

/**
 * Grades modulation, reflectance margin and unused error correction. For each grade, modules below its threshold count
 * as wrong, and the remaining error correction gives a second grade; the lower of both counts, and the best result over
 * all grades is the parameter's.
 */
function gradeCodewords(input: GradeInput, { blocks }: Layout): readonly Parameter[] | undefined {
  const { modules, level, mask } = input;
  const protection = protectionOf(modules.size, level);
  let [modulation, margin, unused] = [1, 1, 1];
  let grades: { readonly modulation: Grade; readonly margin: Grade } = { modulation: 4, margin: 4 };
  for (const block of blocks) {
    const corrected = correctBlock(block, modules, mask);
    if (!corrected) return undefined;
    const capacity = block.correction - protection;
    const left = (wrong: number) => Math.max(0, 1 - (2 * wrong) / capacity);
    const words = block.codewords.map((places, index) => {
      const values = places.map((place) => modulationAt(input, place));
      return {
        modulation: Math.min(...values),
        margin: Math.min(
          ...values.map((value, bit) => (corrected.isWrongModule(index, bit) ? 0 : value)),
        ),
      };
    });
    const gradeBy = (kind: 'modulation' | 'margin') =>
      bestGrade((least) => {
        const wrong = words.filter((word) => word[kind] < least).length;
        return atLeast(left(wrong), THRESHOLDS.correction);
      });
    grades = {
      modulation: lowest([grades.modulation, gradeBy('modulation')]),
      margin: lowest([grades.margin, gradeBy('margin')]),
    };
    modulation = Math.min(modulation, ...words.map((word) => word.modulation));
    margin = Math.min(margin, ...words.map((word) => word.margin));
    unused = Math.min(unused, left(corrected.wrong.length));
  }
  return [
    { id: 'modulation', value: modulation, grade: grades.modulation },
    { id: 'margin', value: margin, grade: grades.margin },
    { id: 'correction', value: unused, grade: atLeast(unused, THRESHOLDS.correction) },
  ];
}

/**
 * Grades fixed pattern damage: wrong modules and those below a grade's threshold count as damaged. The worst segment
 * decides.
 */
function gradeFixed(input: GradeInput, { segments }: Layout): Parameter {
  let worst = 0;
  const grades = segments.map(({ kind, modules }) => {
    const damages = modules.map((module) =>
      isSampledDark(input, module) === module.isDark ? modulationAt(input, module) : 0,
    );
    worst = Math.max(worst, damages.filter((value) => value === 0).length / modules.length);
    return bestGrade((least) => {
      const damaged = damages.filter((value) => value < least).length;
      return atMost(kind === 'finder' ? damaged : damaged / modules.length, THRESHOLDS[kind]);
    });
  });
  return { id: 'fixed', value: worst, grade: lowest(grades) };
}

function gradeInformation(input: GradeInput, { information }: Layout): Parameter {
  const damaged = information.map(
    (copy) => copy.filter((module) => isSampledDark(input, module) !== module.isDark).length,
  );
  const grades = damaged.map((count) => atMost(count, THRESHOLDS.finder));
  const share = damaged.map((count, index) => count / (information[index]?.length ?? 1));
  return { id: 'information', value: Math.max(...share), grade: lowest(grades) };
}
