import { describe, expect, it } from 'vitest';
import { encodeCode } from '../encode/encode-code.ts';
import type { ModulePosition } from '../encode/codewords.ts';
import { symbolLayout } from '../encode/symbol-layout.ts';
import { gradeModules, type GradeInput, type ParameterId } from './grade-modules.ts';
import type { SampledModules } from '../encode/symbol-layout.ts';

const [VERSION, MASK] = [7, 3];
const SIZE = 17 + 4 * VERSION;

/** Version 7 at level M has four blocks with 18 correction codewords each. */
const PATTERN = patternOf(VERSION, MASK);
const LAYOUT = symbolLayout(SIZE, 'M', MASK);
const CAPACITY = 18;

function patternOf(minVersion: number, mask: number) {
  const { size, modules } = encodeCode('A1b', { minVersion, mask });
  return (x: number, y: number) => x >= 0 && x < size && modules[y * size + x] === 1;
}

const key = ({ x, y }: ModulePosition) => `${String(x)},${String(y)}`;

interface Defects {
  readonly wrong?: readonly ModulePosition[];
  readonly faint?: readonly ModulePosition[];
  readonly modulation?: number;
}

function grade(defects: Defects = {}, input: Partial<GradeInput> = {}) {
  const wrong = new Set((defects.wrong ?? []).map(key));
  const faint = new Set((defects.faint ?? []).map(key));
  const isDark = (x: number, y: number) => PATTERN(x, y) !== wrong.has(key({ x, y }));
  const modules: SampledModules = { size: SIZE, isDark };
  return gradeModules({
    modules,
    errorCorrection: 'M',
    mask: MASK,
    reflectance: (x, y) => {
      const half = (faint.has(key({ x, y })) ? (defects.modulation ?? 1) : 1) / 2;
      return isDark(x, y) ? 0.5 - half : 0.5 + half;
    },
    darkest: 0,
    lightest: 1,
    symbolContrast: 1,
    axes: [8, 8],
    gridNonUniformity: 0,
    withheld: undefined,
    ...input,
  });
}

function gradeOf(id: ParameterId, defects?: Defects, input?: Partial<GradeInput>) {
  return grade(defects, input)?.parameters.find((parameter) => parameter.id === id)?.grade;
}

const codewords = (count: number) =>
  (LAYOUT.blocks[0]?.codewords ?? []).slice(0, count).flatMap((places) => places.slice(0, 1));

const segment = (kind: 'finder' | 'timing' | 'alignment') =>
  LAYOUT.segments.find((one) => one.kind === kind)?.modules ?? [];

describe('gradeModules', () => {
  /** Grades on both sides of each threshold, of A to D. */
  const SIDES = [4, 3, 3, 2, 2, 1, 1, 0];
  const at = (value: number) => [8 * (1 - value / 2), 8 * (1 + value / 2)] as const;

  const contrast = (symbolContrast: number) => ({ symbolContrast });
  const axes = (value: number) => ({ axes: at(value) });
  const grid = (gridNonUniformity: number) => ({ gridNonUniformity });

  it.each([
    ['symbol-contrast', contrast, [0.7, 0.55, 0.4, 0.2], -0.001],
    ['axial', axes, [0.0599, 0.0799, 0.0999, 0.1199], 0.0002],
    ['grid', grid, [0.38, 0.5, 0.63, 0.75], 0.001],
  ] as const)('grades %s at its thresholds', (id, input, thresholds, step) => {
    const values = thresholds.flatMap((value) => [value, value + step]);
    expect(values.map((value) => gradeOf(id, {}, input(value)))).toEqual(SIDES);
  });

  it('gives a perfect code the best grades', () => {
    const grades = grade();
    expect([grades?.overall, grades?.causes]).toEqual([4, []]);
    expect(grades?.parameters.map(({ id, value, grade: each }) => [id, value, each])).toEqual([
      ['symbol-contrast', 1, 4],
      ['modulation', 1, 4],
      ['margin', 1, 4],
      ['correction', 1, 4],
      ['axial', 0, 4],
      ['grid', 0, 4],
      ['fixed', 0, 4],
      ['information', 0, 4],
    ]);
  });

  it('takes the lowest parameter, and names it', () => {
    expect(grade({}, { symbolContrast: 0.6, gridNonUniformity: 0.6 })).toMatchObject({
      overall: 2,
      causes: ['grid'],
    });
  });

  it('withholds the grade, and shows what was measured', () => {
    const grades = grade({}, { withheld: 'tilted' });
    expect([grades?.overall, grades?.withheld, grades?.parameters.length]).toEqual([
      undefined,
      'tilted',
      8,
    ]);
  });

  it('grades nothing that cannot be corrected', () => {
    expect(grade({ wrong: codewords(CAPACITY / 2) })).toBeDefined();
    expect(grade({ wrong: codewords(CAPACITY / 2 + 1) })).toBeUndefined();
  });

  const everywhere = LAYOUT.blocks.flatMap(({ codewords: modules }) => modules.flat());

  it('grades modulation and margin at their thresholds', () => {
    const grades = [0.5, 0.49, 0.4, 0.39, 0.3, 0.29, 0.2, 0.19].map((modulation) => {
      const defects = { faint: everywhere, modulation: modulation + 1e-9 };
      expect(gradeOf('correction', defects)).toBe(4);
      return [gradeOf('modulation', defects), gradeOf('margin', defects)];
    });
    expect(grades).toEqual(SIDES.map((grade) => [grade, grade]));
  });

  // 2 × wrong ÷ 18: 3 leave 0.67 of the correction, 4 leave 0.56, 5 leave 0.44, 6 leave 0.33, 7 leave 0.22.
  it.each([
    [3, 4],
    [4, 3],
    [5, 2],
    [6, 1],
    [7, 0],
  ])('grades correction and margin, %i errors: %i', (count, expected) => {
    const defects = { wrong: codewords(count) };
    expect(gradeOf('correction', defects)).toBe(expected);
    expect(gradeOf('margin', defects)).toBe(expected);
    expect(gradeOf('modulation', defects)).toBe(4);
  });

  it('excludes misdecode protection of small versions', () => {
    // Version 1 at level M has 10 correction codewords, 2 of them for misdecode protection (ISO/IEC 18004, table 9).
    const pattern = patternOf(1, 0);
    const [block] = symbolLayout(21, 'M', 0).blocks;
    const first = block?.codewords[0]?.[0];
    const isDark = (x: number, y: number) => pattern(x, y) !== (x === first?.x && y === first.y);
    const reflectance = (x: number, y: number) => (isDark(x, y) ? 0 : 1);
    const grades = grade({}, { modules: { size: 21, isDark }, mask: 0, reflectance });
    expect(grades?.parameters.find(({ id }) => id === 'correction')?.value).toBe(1 - 2 / 8);
  });

  it.each([
    // At A all of them count as wrong and leave 0.56 of the correction; at B none does.
    [4, 0.45, 3],
    // Nothing is left at A and B; at C all count as right.
    [7, 0.35, 2],
    // Three codewords may be arbitrarily faint.
    [3, 0, 4],
  ])('weighs %i codewords of modulation %d: %i', (count, modulation, expected) => {
    expect(gradeOf('modulation', { faint: codewords(count), modulation })).toBe(expected);
  });

  it.each([
    ['finder', inside(segment('finder')), [0, 1, 2, 3, 4]],
    // 29 modules: 2 are under 7 %, 3 under 11 %, 4 under 14 %.
    ['timing', segment('timing'), [0, 2, 3, 4, 5]],
    // 6 patterns of 25 modules; those on the timing lines are excluded here.
    [
      'alignment',
      segment('alignment').filter(({ x, y }) => x !== 6 && y !== 6),
      [0, 15, 30, 45, 46],
    ],
  ] as const)('grades wrong modules of fixed patterns: %s', (_kind, modules, counts) => {
    const grades = counts.map((count) => gradeOf('fixed', { wrong: modules.slice(0, count) }));
    expect(grades).toEqual([4, 3, 2, 1, 0]);
  });

  it('counts obstacles in the quiet zone as damage', () => {
    const beyond = segment('finder').find(({ x }) => x === -1);
    const reflectance = (x: number, y: number) =>
      (x === beyond?.x && y === beyond.y) || PATTERN(x, y) ? 0 : 1;
    expect(gradeOf('fixed', {}, { reflectance })).toBe(3);
  });

  it.each([
    [1, 0.45, 3],
    [1, 0.15, 3],
    [2, 0.25, 2],
    [4, 0.35, 2],
    [4, 0.15, 0],
  ])('grades %i finder modules of modulation %d: %i', (count, modulation, expected) => {
    expect(gradeOf('fixed', { faint: inside(segment('finder')).slice(0, count), modulation })).toBe(
      expected,
    );
  });

  it.each(LAYOUT.information.map((_copy, index) => index))(
    'grades copy %i of format and version',
    (index) => {
      const copy = LAYOUT.information[index] ?? [];
      expect(
        [0, 1, 2, 3, 4].map((count) => gradeOf('information', { wrong: copy.slice(0, count) })),
      ).toEqual([4, 3, 2, 1, 0]);
    },
  );
});

function inside<Module extends ModulePosition>(modules: readonly Module[]): readonly Module[] {
  return modules.filter(({ x, y }) => x >= 0 && y >= 0);
}
