import encodeQR from 'qr';
import { describe, expect, it } from 'vitest';
import { symbolLayout, type ModulePosition } from '../encode/symbol-layout.ts';
import { gradeCode, type GradeInput, type ParameterId } from './grade-code.ts';
import type { Modules } from './modules.ts';

const [VERSION, MASK] = [7, 3];
const SIZE = 17 + 4 * VERSION;

/** Version 7 at level M has four blocks with 18 correction codewords each. */
const PATTERN = encodeQR('A1b', 'raw', { ecc: 'medium', version: VERSION, mask: MASK, border: 1 })
  .slice(1, -1)
  .map((row) => row.slice(1, -1));
const LAYOUT = symbolLayout(SIZE, 'M', MASK);
const CAPACITY = 18;

const key = ({ x, y }: ModulePosition) => `${String(x)},${String(y)}`;

interface Defects {
  readonly wrong?: readonly ModulePosition[];
  readonly faint?: readonly ModulePosition[];
  readonly modulation?: number;
}

function grade(defects: Defects = {}, input: Partial<GradeInput> = {}) {
  const wrong = new Set((defects.wrong ?? []).map(key));
  const faint = new Set((defects.faint ?? []).map(key));
  const isDark = (x: number, y: number) => (PATTERN[y]?.[x] === true) !== wrong.has(key({ x, y }));
  const modules: Modules = { size: SIZE, isDark };
  return gradeCode({
    modules,
    errorCorrection: 'M',
    mask: MASK,
    reflectance: (x, y) => {
      const half = (faint.has(key({ x, y })) ? (defects.modulation ?? 1) : 1) / 2;
      return isDark(x, y) ? 0.5 - half : 0.5 + half;
    },
    darkest: 0,
    lightest: 1,
    contrast: 1,
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

describe('gradeCode', () => {
  it.each([
    [0.7, 4],
    [0.699, 3],
    [0.55, 3],
    [0.549, 2],
    [0.4, 2],
    [0.399, 1],
    [0.2, 1],
    [0.199, 0],
  ])('grades a symbol contrast of %d as %i', (contrast, wanted) => {
    expect(gradeOf('contrast', {}, { contrast })).toBe(wanted);
  });

  it('gives a perfect code the best grades', () => {
    const grades = grade();
    expect([grades?.overall, grades?.causes]).toEqual([4, []]);
    expect(grades?.parameters.map(({ id, value, grade: each }) => [id, value, each])).toEqual([
      ['contrast', 1, 4],
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
    expect(grade({}, { contrast: 0.6, gridNonUniformity: 0.6 })).toMatchObject({
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
    expect(grade({ wrong: codewords(CAPACITY / 2 + 1) })).toBeUndefined();
  });

  const everywhere = LAYOUT.blocks.flatMap(({ codewords: words }) => words.flat());

  it.each([
    [0.5, 4],
    [0.49, 3],
    [0.4, 3],
    [0.39, 2],
    [0.3, 2],
    [0.29, 1],
    [0.2, 1],
    [0.19, 0],
  ])('grades modulation and margin of %d as %i', (modulation, wanted) => {
    const defects = { faint: everywhere, modulation: modulation + 1e-9 };
    expect(gradeOf('modulation', defects)).toBe(wanted);
    expect(gradeOf('margin', defects)).toBe(wanted);
    expect(gradeOf('correction', defects)).toBe(4);
  });

  // 2 × wrong ÷ 18: 3 leave 0.67 of the correction, 4 leave 0.56, 5 leave 0.44, 6 leave 0.33, 7 leave 0.22.
  it.each([
    [3, 4],
    [4, 3],
    [5, 2],
    [6, 1],
    [7, 0],
  ])('grades correction and margin with %i wrong codewords as %i', (count, wanted) => {
    const defects = { wrong: codewords(count) };
    expect(gradeOf('correction', defects)).toBe(wanted);
    expect(gradeOf('margin', defects)).toBe(wanted);
    expect(gradeOf('modulation', defects)).toBe(4);
  });

  it('excludes misdecode protection of small versions', () => {
    // Version 1 at level M has 10 correction codewords, 2 of them for misdecode protection (ISO/IEC 18004, table 9).
    const rows = encodeQR('A1b', 'raw', { ecc: 'medium', version: 1, mask: 0, border: 1 })
      .slice(1, -1)
      .map((row) => row.slice(1, -1));
    const [block] = symbolLayout(21, 'M', 0).blocks;
    const first = block?.codewords[0]?.[0];
    const isDark = (x: number, y: number) =>
      (rows[y]?.[x] === true) !== (x === first?.x && y === first.y);
    const grades = grade(
      {},
      {
        modules: { size: 21, isDark },
        mask: 0,
        reflectance: (x, y) => (isDark(x, y) ? 0 : 1),
      },
    );
    expect(grades?.parameters.find(({ id }) => id === 'correction')?.value).toBe(1 - 2 / 8);
  });

  it.each([
    // At A all of them count as wrong and leave 0.56 of the correction; at B none does.
    [4, 0.45, 3],
    // Nothing is left at A and B; at C all count as right.
    [7, 0.35, 2],
    // Three codewords may be arbitrarily faint.
    [3, 0, 4],
  ])('weighs %i codewords of modulation %d: %i', (count, modulation, wanted) => {
    expect(gradeOf('modulation', { faint: codewords(count), modulation })).toBe(wanted);
  });

  it.each([
    [0.0599, 4],
    [0.0601, 3],
    [0.0799, 3],
    [0.0801, 2],
    [0.0999, 2],
    [0.1001, 1],
    [0.1199, 1],
    [0.1201, 0],
  ])('grades an axial non-uniformity of %d as %i', (value, wanted) => {
    const axes = [8 * (1 - value / 2), 8 * (1 + value / 2)] as const;
    expect(gradeOf('axial', {}, { axes })).toBe(wanted);
    expect(gradeOf('axial', {}, { axes: [axes[1], axes[0]] })).toBe(wanted);
  });

  it.each([
    [0.38, 4],
    [0.381, 3],
    [0.5, 3],
    [0.501, 2],
    [0.63, 2],
    [0.631, 1],
    [0.75, 1],
    [0.751, 0],
  ])('grades a grid non-uniformity of %d as %i', (gridNonUniformity, wanted) => {
    expect(gradeOf('grid', {}, { gridNonUniformity })).toBe(wanted);
  });

  it.each([
    [0, 4],
    [1, 3],
    [2, 2],
    [3, 1],
    [4, 0],
  ])('grades %i wrong modules of a finder pattern as %i', (count, wanted) => {
    expect(gradeOf('fixed', { wrong: inside(segment('finder')).slice(0, count) })).toBe(wanted);
  });

  // 29 modules: 2 are under 7 %, 3 under 11 %, 4 under 14 %.
  it.each([
    [0, 4],
    [2, 3],
    [3, 2],
    [4, 1],
    [5, 0],
  ])('grades %i wrong modules of a timing line as %i', (count, wanted) => {
    expect(gradeOf('fixed', { wrong: segment('timing').slice(0, count) })).toBe(wanted);
  });

  // 6 patterns of 25 modules; those on the timing lines are excluded here.
  it.each([
    [0, 4],
    [15, 3],
    [16, 2],
    [30, 2],
    [31, 1],
    [45, 1],
    [46, 0],
  ])('grades %i wrong modules of all alignment patterns as %i', (count, wanted) => {
    const own = segment('alignment').filter(({ x, y }) => x !== 6 && y !== 6);
    expect(gradeOf('fixed', { wrong: own.slice(0, count) })).toBe(wanted);
  });

  it('counts obstacles in the quiet zone as damage', () => {
    const beyond = segment('finder').find(({ x }) => x === -1);
    const reflectance = (x: number, y: number) =>
      (x === beyond?.x && y === beyond.y) || PATTERN[y]?.[x] === true ? 0 : 1;
    expect(gradeOf('fixed', {}, { reflectance })).toBe(3);
  });

  it.each([
    [1, 0.45, 3],
    [1, 0.15, 3],
    [2, 0.25, 2],
    [4, 0.35, 2],
    [4, 0.15, 0],
  ])('grades %i finder modules of modulation %d as %i', (count, modulation, wanted) => {
    expect(gradeOf('fixed', { faint: inside(segment('finder')).slice(0, count), modulation })).toBe(
      wanted,
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
