/** A paper in portrait; lengths in millimetres. */
export interface Paper {
  readonly width: number;
  readonly height: number;
}

/** By their names in the URL. Sizes: ISO 216 and ANSI/ASME Y14.1. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  a3: { width: 297, height: 420 },
  letter: { width: 215.9, height: 279.4 },
} as const satisfies Readonly<Record<string, Paper>>;
export type PaperId = keyof typeof PAPERS;
