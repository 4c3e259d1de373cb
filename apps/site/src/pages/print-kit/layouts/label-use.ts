export interface LabelUse {
  /** Counted from 0, row by row. */
  readonly first: number;
  readonly count: number;
  /** Millimetres to the right and down, to compensate for the printer. */
  readonly offset: { readonly x: number; readonly y: number };
}

export interface LabelRequest {
  /** Counted from 1. */
  readonly firstLabel: string;
  /** If empty, as many as the first sheet has left. */
  readonly copies: string;
  readonly offsetX: string;
  readonly offsetY: string;
}

export const LABEL_LIMITS = { copies: 500, offsetMm: 10 } as const;

export type LabelError = keyof LabelRequest;

function readCount(typed: string, most: number): number | undefined {
  if (!/^\s*\d{1,4}\s*$/.test(typed)) return undefined;
  const count = Number(typed);
  return count >= 1 && count <= most ? count : undefined;
}

/** Parses millimetres with a point or comma and any kind of minus; `undefined` if they are invalid or out of range. */
function readOffset(typed: string): number | undefined {
  const plain = typed.trim().replace(',', '.').replace(/^[−–]/u, '-');
  if (plain === '') return 0;
  if (!/^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain)) return undefined;
  const offset = Number(plain);
  return Math.abs(offset) <= LABEL_LIMITS.offsetMm ? offset : undefined;
}

/**
 * The label sheets of a request. Invalid settings are listed in `errors` and replaced by their defaults.
 *
 * @param perSheet labels on a whole sheet
 */
export function planLabels(
  wish: LabelRequest,
  perSheet: number,
): { readonly sheets: readonly LabelUse[]; readonly errors: readonly LabelError[] } {
  const first = readCount(wish.firstLabel, perSheet);
  const copies = wish.copies.trim() === '' ? 'rest' : readCount(wish.copies, LABEL_LIMITS.copies);
  const [x, y] = [readOffset(wish.offsetX), readOffset(wish.offsetY)];
  const errors = (
    [
      ['firstLabel', first],
      ['copies', copies],
      ['offsetX', x],
      ['offsetY', y],
    ] as const
  ).flatMap(([name, read]) => (read === undefined ? [name] : []));

  const offset = { x: x ?? 0, y: y ?? 0 };
  const sheets: LabelUse[] = [];
  let start = (first ?? 1) - 1;
  let left = typeof copies === 'number' ? copies : perSheet - start;
  while (left > 0) {
    const count = Math.min(left, perSheet - start);
    sheets.push({ first: start, count, offset });
    left -= count;
    start = 0;
  }
  return { sheets, errors };
}
