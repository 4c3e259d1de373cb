import { LABEL_LIMITS, type LabelRequest } from '@waypage/codes/print';

/** What is typed into the form of the labels. */
export interface TypedLabels {
  /** Counted from 1. */
  readonly firstLabel: string;
  /** If empty, as many as the first sheet has left. */
  readonly copies: string;
  readonly offsetX: string;
  readonly offsetY: string;
}

export type LabelError = keyof TypedLabels;

function readCount(typed: string, max: number): number | undefined {
  if (!/^\s*\d{1,4}\s*$/.test(typed)) return undefined;
  const count = Number(typed);
  return count >= 1 && count <= max ? count : undefined;
}

/** Parses millimeters with a point or comma and any kind of minus; `undefined` if they are invalid or out of range. */
function readOffset(typed: string): number | undefined {
  const plain = typed.trim().replace(',', '.').replace(/^[−–]/u, '-');
  if (plain === '') return 0;
  if (!/^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain)) return undefined;
  const offset = Number(plain);
  return Math.abs(offset) <= LABEL_LIMITS.offsetMm ? offset : undefined;
}

/**
 * Reads the form. Invalid settings are listed in `errors` and have their defaults.
 *
 * @param perSheet labels on a whole sheet
 */
export function readLabelRequest(
  { firstLabel, copies, offsetX, offsetY }: TypedLabels,
  perSheet: number,
): { readonly request: LabelRequest; readonly errors: readonly LabelError[] } {
  const request = {
    firstLabel: readCount(firstLabel, perSheet),
    copies: readCount(copies, LABEL_LIMITS.copies),
    offsetX: readOffset(offsetX),
    offsetY: readOffset(offsetY),
  };
  const errors = (Object.keys(request) as LabelError[]).filter(
    (name) => request[name] === undefined && !(name === 'copies' && copies.trim() === ''),
  );
  return { request, errors };
}
