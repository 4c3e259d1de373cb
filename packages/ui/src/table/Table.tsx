'use client';
import {
  useLayoutEffect,
  useMemo,
  useRef,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { useAnnouncement } from '../announcer/index.js';
import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from '../icons/index.js';
import { Mark } from '../internal/choice/Choice.styles.js';
import { useCheckboxChoice } from '../internal/useCheckboxChoice.js';
import type { ControlSize } from '../internal/control-size.js';
import { useControlled } from '../internal/useControlled.js';
import { useMergedRef } from '../internal/useMergedRef.js';
import { useOverflow } from '../internal/useOverflow.js';
import { useUniqueId } from '../internal/useUniqueId.js';
import type { ValueChangeDetails } from '../internal/value-change.js';
import { warnMissing } from '../internal/warn.js';
import { compareValues } from './compare-values.js';
import * as css from './Table.styles.js';
import { CELL, TableRow, type TableColumn } from './TableRow.js';

export type { TableColumn };

/** Sort column and direction. */
export interface TableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** Details passed to `onSelectedChange`. */
export type TableChangeDetails = ValueChangeDetails;

export interface TableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Visible caption above the table; its accessible name. */
  caption: ReactNode;
  /**
   * Hides the caption visually, if a heading above says the same.
   *
   * @default false
   */
  hideCaption?: boolean | undefined;
  /** The columns from start to end. Keep the array outside the component, so that rows do not re-render. */
  columns: readonly TableColumn<Row>[];
  /** The rows, in their order without sorting: all of them, or those of a page. */
  rows: readonly Row[];
  /** Returns the id of a row, as used in `selected`. */
  getRowId: (row: Row) => string;
  /** Sort column and direction (controlled); update it in `onSortChange`. Null: unsorted. */
  sort?: TableSort | null | undefined;
  /**
   * Initial sorting, if `sort` is not set.
   *
   * @default unsorted
   */
  defaultSort?: TableSort | null | undefined;
  /** Called with the column and direction that the visitor chose. */
  onSortChange?: ((sort: TableSort, details: { readonly event: Event }) => void) | undefined;
  /** Returns the announcement of the new order: “Sorted by name, A to Z”. */
  getSortText?: ((sort: TableSort) => string) | undefined;
  /** Returns the accessible name of a row's checkbox. Makes the rows selectable. */
  getSelectLabel?: ((row: Row) => string) | undefined;
  /** Accessible name of the checkbox in the header, which selects all shown rows or none of them. */
  selectAllLabel?: string | undefined;
  /** Ids of the selected rows (controlled). Those of rows that the table does not show stay selected. */
  selected?: readonly string[] | undefined;
  /**
   * Ids of the rows selected initially, if `selected` is not set.
   *
   * @default none
   */
  defaultSelected?: readonly string[] | undefined;
  /**
   * Called with the ids of all selected rows: first those of rows that the table does not show, on other pages or
   * filtered out, then the others from top to bottom.
   */
  onSelectedChange?: ((selected: string[], details: TableChangeDetails) => void) | undefined;
  /** Content of an empty table: why it is empty, and what to do. */
  empty?: ReactNode;
  /**
   * Whether rows are loading: shows placeholders, or the previous rows, paler but still operable, and a pulsing line
   * below the header.
   *
   * @default false
   */
  loading?: boolean | undefined;
  /** Announced while rows are loading. */
  loadingLabel?: string | undefined;
  /**
   * Layout in a narrow container: the table scrolls in its box, or each row becomes a card (below 640 px).
   *
   * @default 'scroll'
   */
  layout?: 'scroll' | 'cards' | undefined;
  /**
   * Minimum height of a row: 40, 52 or 64 px.
   *
   * @default 'm'
   */
  size?: ControlSize | undefined;
}

const EMPTY: readonly string[] = [];
const BARS = [0, 1, 2];

/**
 * A data table with optional sorting and selection; up to a thousand rows need no virtualization.
 *
 * `className`, `style`, `ref` and other props are passed to the box around the table. With a `max-block-size` on that
 * box the header is sticky. On a background other than paper or night, set the custom property `--_ground` in a class
 * of your own: the background of the header.
 */
export function Table<Row>({
  caption,
  hideCaption = false,
  columns,
  rows,
  getRowId,
  sort: sortProp,
  defaultSort = null,
  onSortChange,
  getSortText,
  getSelectLabel,
  selectAllLabel,
  selected,
  defaultSelected = EMPTY,
  onSelectedChange,
  empty,
  loading = false,
  loadingLabel,
  layout = 'scroll',
  size = 'm',
  ref,
  ...rest
}: TableProps<Row>) {
  warnMissing('Table', { caption });
  const canSelect = getSelectLabel !== undefined;
  if (canSelect) warnMissing('Table', { selectAllLabel });
  const captionId = useUniqueId();
  const { ref: measure, overflows } = useOverflow('inline', false);
  const rootRef = useMergedRef<HTMLDivElement>(ref, measure);
  const [sort, setSort] = useControlled(sortProp, defaultSort);
  const sorted = useMemo(() => {
    const getValue = columns.find(({ id }) => id === sort?.column)?.sortValue;
    return getValue ? compareValues(rows, getValue, sort?.direction === 'descending') : rows;
  }, [columns, rows, sort?.column, sort?.direction]);
  useAnnouncement((sort && getSortText?.(sort)) ?? '');
  useAnnouncement(loading ? (loadingLabel ?? '') : '');

  const { group, chosen, onChange, setAll } = useCheckboxChoice<HTMLTableSectionElement>({
    value: selected,
    defaultValue: defaultSelected,
    onValueChange: onSelectedChange,
    boxes: '[data-select] input',
  });
  const chosenIds = new Set(chosen);
  const selectedIds = selected && new Set(selected);
  const count = canSelect ? rows.filter((row) => chosenIds.has(getRowId(row))).length : 0;
  const isAllSelected = count > 0 && count === rows.length;
  const selectAll = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!selectAll.current) return;
    // A reset of a surrounding form changes it too.
    selectAll.current.checked = isAllSelected;
    selectAll.current.indeterminate = count > 0 && !isAllSelected;
  });

  const headerId = (columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0])?.id;
  const width = columns.length + Number(canSelect);
  return (
    <css.Root
      {...(overflows && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 })}
      {...rest}
      ref={rootRef}
      data-layout={layout}
      data-size={size}
      data-loading={loading ? '' : undefined}
    >
      <css.Grid role="table" aria-busy={loading || undefined} aria-labelledby={captionId}>
        <css.Caption id={captionId} data-hidden={hideCaption ? '' : undefined}>
          {caption}
        </css.Caption>
        <css.Head role="rowgroup">
          <tr role="row">
            {canSelect && (
              // No header: a screen reader would say “Select all” before the box of each row.
              <td {...CELL} data-select="" aria-label={selectAllLabel}>
                <css.SelectLabel>
                  <Mark
                    ref={selectAll}
                    type="checkbox"
                    aria-label={selectAllLabel}
                    defaultChecked={isAllSelected}
                    onChange={(event) => setAll(event.currentTarget.checked, event)}
                  />
                </css.SelectLabel>
              </td>
            )}
            {columns.map(
              ({ id, label, align, numeric, sortValue, sortable = sortValue !== undefined }) => (
                <HeadCell
                  key={id}
                  align={align ?? (numeric ? 'end' : 'start')}
                  direction={sort?.column === id ? sort.direction : undefined}
                  onSort={
                    sortable
                      ? (direction, event) => {
                          const next = { column: id, direction };
                          setSort(next);
                          onSortChange?.(next, { event });
                        }
                      : undefined
                  }
                >
                  {label}
                </HeadCell>
              ),
            )}
          </tr>
        </css.Head>
        <css.Body role="rowgroup" ref={group}>
          {sorted.map((row) => {
            const id = getRowId(row);
            return (
              <TableRow
                key={id}
                id={id}
                row={row}
                columns={columns}
                headerId={headerId}
                onChange={onChange}
                tableId={captionId}
                withLabels={layout === 'cards'}
                selectLabel={getSelectLabel?.(row)}
                isSelected={selectedIds?.has(id)}
                isSelectedAtFirst={defaultSelected.includes(id)}
              />
            );
          })}
          {rows.length === 0 &&
            loading &&
            BARS.map((bar) => (
              <tr key={bar} role="row" aria-hidden>
                {canSelect && <td {...CELL} data-select="" />}
                {columns.map(({ id, align, numeric }) => (
                  <td key={id} {...CELL} data-align={align ?? (numeric ? 'end' : 'start')}>
                    <css.Blank />
                  </td>
                ))}
              </tr>
            ))}
          {rows.length === 0 && !loading && empty && (
            <tr role="row">
              <css.Empty {...CELL} colSpan={width}>
                <css.EmptyText>{empty}</css.EmptyText>
              </css.Empty>
            </tr>
          )}
        </css.Body>
      </css.Grid>
    </css.Root>
  );
}

interface HeadCellProps {
  readonly children: ReactNode;
  readonly align: 'start' | 'center' | 'end';
  readonly direction: TableSort['direction'] | undefined;
  readonly onSort: ((direction: TableSort['direction'], event: Event) => void) | undefined;
}

const sortIcons = { ascending: ArrowUpIcon, descending: ArrowDownIcon } as const;

function HeadCell({ children, align, direction, onSort }: HeadCellProps) {
  const Icon = direction ? sortIcons[direction] : ChevronsUpDownIcon;
  return (
    <th
      role="columnheader"
      scope="col"
      data-align={align}
      data-sortable={onSort ? '' : undefined}
      aria-sort={direction}
    >
      {onSort ? (
        <css.SortButton
          type="button"
          onClick={({ nativeEvent }) =>
            onSort(direction === 'ascending' ? 'descending' : 'ascending', nativeEvent)
          }
        >
          <span>{children}</span>
          <Icon size={16} />
        </css.SortButton>
      ) : (
        children
      )}
    </th>
  );
}
