import type { ReactNode } from 'react';

/** A yes or no with a note: a check and "Premium", for example. */
export interface MarkedCell {
  readonly mark: boolean;
  readonly note: ReactNode;
}

/** A cell: a check, a dash, either with a note, or other content. */
export type CellValue = ReactNode | MarkedCell;

const isMarked = (value: CellValue): value is MarkedCell =>
  typeof value === 'object' && value !== null && 'mark' in value;

export function cellParts(value: CellValue): {
  readonly mark: boolean | undefined;
  readonly content: ReactNode;
} {
  if (typeof value === 'boolean') return { mark: value, content: undefined };
  if (isMarked(value)) return { mark: value.mark, content: value.note };
  return { mark: undefined, content: value };
}
