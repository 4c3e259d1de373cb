/** Grades of ISO/IEC 15415: 4 is A, 0 is F. */
export type Grade = 0 | 1 | 2 | 3 | 4;

export type ParameterId =
  'contrast' | 'modulation' | 'margin' | 'axial' | 'grid' | 'correction' | 'fixed' | 'information';

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
  readonly parameters: readonly Parameter[];
}

/** Limits for grading: minimum pixels per module, as for a verifier, and maximum tilt in degrees. */
export const GRADED_FROM = { pixels: 5, degrees: 20 } as const;
