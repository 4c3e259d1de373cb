import type { ReactNode } from 'react';

/** A yes or no with words beside it: a check and "Premium", say. */
export interface MarkedCell {
  readonly mark: boolean;
  readonly note: ReactNode;
}

/** What a cell holds: a check, a dash, either with a note, or words of its own. */
export type CellValue = ReactNode | MarkedCell;

const isMarked = (value: CellValue): value is MarkedCell =>
  typeof value === 'object' && value !== null && 'mark' in value;

/** The parts of a cell: no mark where it holds words only. */
export function cellParts(value: CellValue): {
  readonly mark: boolean | undefined;
  readonly content: ReactNode;
} {
  if (typeof value === 'boolean') return { mark: value, content: undefined };
  if (isMarked(value)) return { mark: value.mark, content: value.note };
  return { mark: undefined, content: value };
}
