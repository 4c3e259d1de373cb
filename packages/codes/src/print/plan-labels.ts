import { assertNumber } from '../errors.ts';

/** Labels of one sheet that are printed. */
export interface LabelUse {
  /** Counted from 0, row by row. */
  readonly first: number;
  readonly count: number;
  /** Millimeters to the right and down, to compensate for the printer. */
  readonly offset: { readonly x: number; readonly y: number };
}

export interface LabelRequest {
  /** First label to print on, counted from 1, row by row. @default 1 */
  readonly firstLabel?: number | undefined;
  /** @default as many as the first sheet has left */
  readonly copies?: number | undefined;
  /** Millimeters to the right, to compensate for the printer. @default 0 */
  readonly offsetX?: number | undefined;
  /** Millimeters down. @default 0 */
  readonly offsetY?: number | undefined;
}

export const LABEL_LIMITS = { copies: 500, offsetMm: 10 } as const;

/**
 * The sheets that a request needs.
 *
 * @param perSheet labels on a whole sheet
 * @throws CodesError `not-finite` or `out-of-range`
 */
export function planLabels(
  request: LabelRequest | undefined,
  perSheet: number,
): readonly LabelUse[] {
  const { firstLabel = 1, copies, offsetX = 0, offsetY = 0 } = request ?? {};
  assertNumber('firstLabel', firstLabel, { min: 1, max: perSheet, isInteger: true });
  if (copies !== undefined) {
    assertNumber('copies', copies, { min: 1, max: LABEL_LIMITS.copies, isInteger: true });
  }
  const { offsetMm } = LABEL_LIMITS;
  assertNumber('offsetX', offsetX, { min: -offsetMm, max: offsetMm });
  assertNumber('offsetY', offsetY, { min: -offsetMm, max: offsetMm });

  const sheets: LabelUse[] = [];
  let first = firstLabel - 1;
  let remaining = copies ?? perSheet - first;
  while (remaining > 0) {
    const count = Math.min(remaining, perSheet - first);
    sheets.push({ first, count, offset: { x: offsetX, y: offsetY } });
    remaining -= count;
    first = 0;
  }
  return sheets;
}
