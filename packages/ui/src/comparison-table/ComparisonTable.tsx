'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useMergedRef } from '../internal/useMergedRef.js';
import { useOverflow } from '../internal/useOverflow.js';
import { useUniqueId } from '../internal/useUniqueId.js';
import { warnMissing, warnOnce } from '../internal/warn.js';
import { VisuallyHidden } from '../visually-hidden/index.js';
import { Marked, Root, Table } from './ComparisonTable.styles.js';

/** A column of a `ComparisonTable`. */
export interface ComparisonColumn {
  /** Unique in the table. */
  readonly id: string;
  readonly label: ReactNode;
  /** De-emphasizes the column: its checks are gray, its text is in the secondary color. */
  readonly muted?: boolean | undefined;
}

/** A row of a `ComparisonTable`. */
export interface ComparisonRow {
  /** Unique in the table. */
  readonly id: string;
  /** The header of the row. */
  readonly label: ReactNode;
  /** A value per column, in the order of `columns`. */
  readonly cells: readonly CellValue[];
}

export interface ComparisonTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the table; not shown, as a heading above it says the same. */
  caption: ReactNode;
  /** The things compared, in reading order. */
  columns: readonly ComparisonColumn[];
  /** The criteria, from top to bottom. */
  rows: readonly ComparisonRow[];
  /** Header of the column of labels. */
  rowsLabel?: ReactNode;
  /** Text of a check for screen readers. Required if a cell has one. */
  yesLabel?: string | undefined;
  /** Text of a dash for screen readers. Required if a cell has one. */
  noLabel?: string | undefined;
  /**
   * `checks`: yes and no in narrow columns, fits a window of 320 px. `facts`: text, with the row labels as headings;
   * below 1024 px it scrolls horizontally with a sticky first column.
   *
   * @default 'checks'
   */
  variant?: 'checks' | 'facts' | undefined;
}

/**
 * Compares things, one criterion per row, in a box that scrolls horizontally where the window is too narrow; only then
 * the box is a tab stop.
 *
 * On a background other than paper or night, set the custom property `--_ground` in a class of your own: the color
 * behind the sticky column of a `facts` table.
 */
export function ComparisonTable({
  caption,
  columns,
  rows,
  rowsLabel,
  yesLabel,
  noLabel,
  variant = 'checks',
  ref,
  ...rest
}: ComparisonTableProps) {
  const captionId = useUniqueId();
  warnMissing('ComparisonTable', { caption });
  const { ref: measure, overflows: scrolls } = useOverflow('inline', true);
  const rootRef = useMergedRef<HTMLDivElement>(ref, measure);
  return (
    <Root
      {...(scrolls && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 })}
      {...rest}
      ref={rootRef}
    >
      <Table data-variant={variant}>
        <caption>
          <VisuallyHidden id={captionId}>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {rowsLabel === undefined ? <td /> : <th scope="col">{rowsLabel}</th>}
            {columns.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, cells }) => {
            if (cells.length !== columns.length) {
              warnOnce(
                `<ComparisonTable> got ${cells.length} cells in row "${id}" for ${columns.length} columns, so some are under the wrong header or under none. Pass one per column.`,
              );
            }
            return (
              <tr key={id}>
                <th scope="row">{label}</th>
                {columns.map((column, index) => {
                  const { mark, content } = cellParts(cells[index]);
                  const word = mark ? yesLabel : noLabel;
                  if (mark !== undefined && word === undefined) {
                    warnOnce(
                      `<ComparisonTable> has a cell that is ${String(mark)} and no word for it, so a screen reader would find it empty. Pass ${mark ? 'yesLabel' : 'noLabel'}.`,
                    );
                  }
                  return (
                    <td
                      key={column.id}
                      data-mark={mark === undefined ? undefined : mark ? 'yes' : 'no'}
                      data-muted={column.muted ? '' : undefined}
                    >
                      {mark === undefined ? (
                        content
                      ) : (
                        <Marked>
                          {word !== undefined && <VisuallyHidden>{word}</VisuallyHidden>}
                          {content !== undefined && <span>{content}</span>}
                        </Marked>
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Root>
  );
}

/** A yes or no with a note: a check and "Premium", for example. */
export interface MarkedCell {
  readonly mark: boolean;
  readonly note: ReactNode;
}

/** A cell: a check, a dash, either with a note, or other content. */
export type CellValue = ReactNode | MarkedCell;

const isMarked = (value: CellValue): value is MarkedCell =>
  typeof value === 'object' && value !== null && 'mark' in value;

function cellParts(value: CellValue): { readonly mark?: boolean; readonly content?: ReactNode } {
  if (typeof value === 'boolean') return { mark: value };
  return isMarked(value) ? { mark: value.mark, content: value.note } : { content: value };
}
