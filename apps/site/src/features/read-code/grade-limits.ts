/** A grade of ISO/IEC 15415: 4 is A, 3 is B, 2 is C, 1 is D, 0 is F. */
export type Grade = 0 | 1 | 2 | 3 | 4;

/** What is graded. */
export type ParameterId =
  'contrast' | 'modulation' | 'margin' | 'axial' | 'grid' | 'correction' | 'fixed' | 'information';

/** One parameter of the grade. */
export interface Parameter {
  readonly id: ParameterId;
  /** What was measured: a share from 0 to 1, of `grid` modules, of `fixed` and `information` the worst share of wrong modules. */
  readonly value: number;
  readonly grade: Grade;
}

/** Why an image gives no grade: too few pixels a module, or seen too much from the side. */
export type NoGradeReason = 'small' | 'tilted';

/** Estimated grades of a printed code. */
export interface PrintGrades {
  /** The lowest of the parameters; none where the image says too little. */
  readonly overall: Grade | undefined;
  readonly withheld: NoGradeReason | undefined;
  /** Whether the image was drawn by a program, so that this is the grade of the design. */
  readonly isDesign: boolean;
  readonly parameters: readonly Parameter[];
}

/** From what an image is graded: pixels of a module, as a verifier has them, and tilt in degrees at most. */
export const GRADED_FROM = { pixels: 5, degrees: 20 } as const;
