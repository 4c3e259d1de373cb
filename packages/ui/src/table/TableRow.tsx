'use client';
import { memo, type ChangeEvent } from 'react';
import { CellLabel, SelectBox, SelectLabel } from './Table.styles.js';
import type { TableColumn } from './Table.js';

interface TableRowProps<Row> {
  readonly id: string;
  readonly row: Row;
  readonly columns: readonly TableColumn<Row>[];
  /** Column whose cell names the row. */
  readonly headerId: string | undefined;
  /** Whether each cell repeats the head of its column, for cards. */
  readonly withLabels: boolean;
  /** Name of its checkbox; none: the row cannot be selected. */
  readonly selectLabel: string | undefined;
  /** Where the owner holds the selection. */
  readonly isSelected: boolean | undefined;
  readonly isSelectedAtFirst: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Roles are given, as Safari forgets those of a table whose rows are cards. */
export const CELL = { role: 'cell' } as const;

function Row<Data>({
  id,
  row,
  columns,
  headerId,
  withLabels,
  selectLabel,
  isSelected,
  isSelectedAtFirst,
  onChange,
}: TableRowProps<Data>) {
  return (
    <tr role="row">
      {selectLabel !== undefined && (
        <td {...CELL} data-select="">
          <SelectLabel>
            <SelectBox
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

/** A row, which is rendered again only when it is another one: its checkbox is the browser's. */
export const TableRow = memo(Row) as typeof Row;
