'use client';
import { memo, type ChangeEvent, type ReactNode } from 'react';
import { Mark } from '../internal/choice/Choice.styles.js';
import { CellLabel, SelectLabel } from './Table.styles.js';
import type { SortValue } from './compare-values.js';

export interface TableColumn<Row> {
  /** Identifies the column in `sort`. */
  readonly id: string;
  /** Header of the column. */
  readonly label: ReactNode;
  /** Returns the content of a row's cell. */
  readonly cell: (row: Row) => ReactNode;
  /**
   * Alignment of the content.
   *
   * @default 'end' for numbers, otherwise 'start'
   */
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** Tabular digits, aligned to the end. */
  readonly numeric?: boolean | undefined;
  /** Whether its cells are the row headers; by default those of the first column are. */
  readonly isRowHeader?: boolean | undefined;
  /**
   * Returns the value to sort by, and adds a sort button to the header. Strings are compared in the language of the
   * document.
   */
  readonly sortValue?: ((row: Row) => SortValue) | undefined;
  /**
   * Adds a sort button without `sortValue`: the application sorts. The table shows the rows in the order of `rows`,
   * which a server sorted by `sort`.
   *
   * @default true with `sortValue`
   */
  readonly sortable?: boolean | undefined;
}

interface TableRowProps<Row> {
  readonly id: string;
  readonly row: Row;
  readonly columns: readonly TableColumn<Row>[];
  readonly headerId: string | undefined;
  readonly withLabels: boolean;
  /** Accessible name of its checkbox; undefined: the row is not selectable. */
  readonly selectLabel: string | undefined;
  /** Unique id of the table. */
  readonly tableId: string;
  /** Undefined if the selection is uncontrolled. */
  readonly isSelected: boolean | undefined;
  readonly isSelectedAtFirst: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Explicit roles, as Safari drops those of a table whose rows are displayed as cards. */
export const CELL = { role: 'cell' } as const;

function Row<Data>({
  id,
  row,
  columns,
  headerId,
  withLabels,
  selectLabel,
  tableId,
  isSelected,
  isSelectedAtFirst,
  onChange,
}: TableRowProps<Data>) {
  // The checkbox has no column header, so its cell names that of the row.
  const headerCellId =
    selectLabel === undefined ? undefined : `${tableId}-${id.replace(/\s+/g, '%20')}`;
  return (
    <tr role="row">
      {selectLabel !== undefined && (
        <td {...CELL} data-select="" headers={headerCellId}>
          <SelectLabel>
            <Mark
              type="checkbox"
              value={id}
              aria-label={selectLabel}
              {...(isSelected === undefined
                ? { defaultChecked: isSelectedAtFirst }
                : { checked: isSelected })}
              onChange={onChange}
            />
          </SelectLabel>
        </td>
      )}
      {columns.map(({ id: columnId, label, cell, align, numeric }) => {
        const isHeader = columnId === headerId;
        const Cell = isHeader ? 'th' : 'td';
        return (
          <Cell
            key={columnId}
            id={isHeader ? headerCellId : undefined}
            role={isHeader ? 'rowheader' : 'cell'}
            scope={isHeader ? 'row' : undefined}
            data-align={align ?? (numeric ? 'end' : 'start')}
            data-numeric={numeric ? '' : undefined}
          >
            {withLabels && !isHeader && <CellLabel aria-hidden>{label}</CellLabel>}
            {cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
}

/** Memoized, so that a click on a checkbox, which the browser handles itself, does not re-render all rows. */
export const TableRow = memo(Row) as typeof Row;
