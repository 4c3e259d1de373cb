'use client';
import {
  useLayoutEffect,
  useMemo,
  useRef,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { useAnnouncement } from '../announcer/index.js';
import { useCheckboxChoice } from '../internal/useCheckboxChoice.js';
import type { ControlSize } from '../internal/control-size.js';
import { useControlled } from '../internal/useControlled.js';
import { useMergedRef } from '../internal/useMergedRef.js';
import { useOverflow } from '../internal/useOverflow.js';
import { useUniqueId } from '../internal/useUniqueId.js';
import type { ValueChangeDetails } from '../internal/value-change.js';
import { warnMissing } from '../internal/warn.js';
import { compareValues, type SortValue } from './compare-values.js';
import {
  Blank,
  Body,
  Caption,
  Empty,
  Grid,
  Head,
  Root,
  SelectBox,
  SelectLabel,
} from './Table.styles.js';
import { HeadCell } from './HeadCell.js';
import { CELL, TableRow } from './TableRow.js';

export interface TableColumn<Row> {
  /** What `sort` calls it. */
  readonly id: string;
  /** Its head. */
  readonly label: ReactNode;
  /** What a row shows in it. */
  readonly cell: (row: Row) => ReactNode;
  /**
   * Where its content is in the cell.
   *
   * @default 'end' for numbers, or else 'start'
   */
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** Figures of one width, at the end of the cell. */
  readonly numeric?: boolean | undefined;
  /** Whether its cells name their rows for screen readers; by default the first column does. */
  readonly isRowHeader?: boolean | undefined;
  /** What the table sorts by; a column without it has no button. Strings are compared by the language of the document. */
  readonly sortValue?: ((row: Row) => SortValue) | undefined;
}

/** By which column the rows are sorted, and how. */
export interface TableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** What is known about a change of the selection. */
export type TableChangeDetails = ValueChangeDetails<'input' | 'native'>;

export interface TableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the table, above it. */
  caption: ReactNode;
  /**
   * Keeps the caption for screen readers only, where a heading above says the same.
   *
   * @default false
   */
  hideCaption?: boolean | undefined;
  /** From the start to the end. Keep the array outside of the component, so that rows are not rendered again. */
  columns: readonly TableColumn<Row>[];
  /** In the order in which they are shown while nothing is sorted. */
  rows: readonly Row[];
  /** An id of a row, which `selected` names it by. */
  getRowId: (row: Row) => string;
  /** How the rows are sorted; yours to change in `onSortChange`. Null: not at all. */
  sort?: TableSort | null | undefined;
  /**
   * How the rows are sorted at first, where `sort` is not given.
   *
   * @default not at all
   */
  defaultSort?: TableSort | null | undefined;
  /** Called with the column and direction that the visitor chose. */
  onSortChange?: ((sort: TableSort, details: { readonly event: Event }) => void) | undefined;
  /** Announces the new order: “Sorted by name, A to Z”. */
  getSortText?: ((sort: TableSort) => string) | undefined;
  /** Name of the checkbox of a row. With it rows can be selected. */
  getSelectLabel?: ((row: Row) => string) | undefined;
  /** Name of the checkbox in the head, which selects all rows or none. */
  selectAllLabel?: string | undefined;
  /** Ids of the selected rows, where the consumer holds them. */
  selected?: readonly string[] | undefined;
  /**
   * Ids of the rows that are selected at first, where `selected` is not given.
   *
   * @default none
   */
  defaultSelected?: readonly string[] | undefined;
  /** Called with the ids of all selected rows, from the top to the bottom. */
  onSelectedChange?: ((selected: string[], details: TableChangeDetails) => void) | undefined;
  /** What is shown in place of rows where there is none: why, and what to do. */
  empty?: ReactNode;
  /**
   * Rows are on their way: bars are shown in their place, or the old ones, paler.
   *
   * @default false
   */
  loading?: boolean | undefined;
  /** Announced while rows are on their way. */
  loadingLabel?: string | undefined;
  /**
   * What happens in a narrow place: the table scrolls in its box, or each row becomes a card (below 640 px).
   *
   * @default 'scroll'
   */
  layout?: 'scroll' | 'cards' | undefined;
  /**
   * Height of a row: 40, 52 or 64 px, or more.
   *
   * @default 'm'
   */
  size?: ControlSize | undefined;
}

const EMPTY: readonly string[] = [];
const BARS = [0, 1, 2];

/**
 * Rows of one kind, which can be sorted and selected; a thousand of them need no virtualiser.
 *
 * `className`, `style`, `ref` and other props reach the box around the table. Its head stays in sight where the box has a
 * `max-block-size`. On another ground than paper or night, the box takes the colour of the head from the custom property
 * `--_ground`, set by a class of the consumer.
 */
export function Table<Row>({
  caption,
  hideCaption = false,
  columns,
  rows,
  getRowId,
  sort: givenSort,
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
  const [sort, setSort] = useControlled(givenSort, defaultSort);
  const sorted = useMemo(() => {
    const by = columns.find(({ id }) => id === sort?.column)?.sortValue;
    return by ? compareValues(rows, by, sort?.direction === 'descending') : rows;
  }, [columns, rows, sort?.column, sort?.direction]);
  useAnnouncement((sort && getSortText?.(sort)) ?? '');
  useAnnouncement(loading ? (loadingLabel ?? '') : '');

  const { group, chosen, onChange, setAll } = useCheckboxChoice<HTMLTableSectionElement>({
    value: selected,
    defaultValue: defaultSelected,
    onValueChange: onSelectedChange,
  });
  const chosenIds = new Set(chosen);
  const selectedIds = selected && new Set(selected);
  const count = canSelect ? rows.filter((row) => chosenIds.has(getRowId(row))).length : 0;
  const isAll = count > 0 && count === rows.length;
  const all = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!all.current) return;
    // A reset of a form around it sets it, too.
    all.current.checked = isAll;
    all.current.indeterminate = count > 0 && !isAll;
  });

  const headerId = (columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0])?.id;
  const width = columns.length + Number(canSelect);
  return (
    <Root
      {...(overflows && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 })}
      {...rest}
      ref={rootRef}
      data-layout={layout}
      data-size={size}
      data-loading={loading ? '' : undefined}
    >
      <Grid role="table" aria-busy={loading || undefined} aria-labelledby={captionId}>
        <Caption id={captionId} data-hidden={hideCaption ? '' : undefined}>
          {caption}
        </Caption>
        <Head role="rowgroup">
          <tr role="row">
            {canSelect && (
              <th role="columnheader" scope="col" data-select="">
                <SelectLabel>
                  <SelectBox
                    ref={all}
                    type="checkbox"
                    aria-label={selectAllLabel}
                    defaultChecked={isAll}
                    onChange={(event) => {
                      setAll(event.currentTarget.checked, event);
                    }}
                  />
                </SelectLabel>
              </th>
            )}
            {columns.map(({ id, label, align, numeric, sortValue }) => (
              <HeadCell
                key={id}
                align={align ?? (numeric ? 'end' : 'start')}
                direction={sort?.column === id ? sort.direction : undefined}
                onSort={
                  sortValue &&
                  ((direction, event) => {
                    const next = { column: id, direction };
                    setSort(next);
                    onSortChange?.(next, { event });
                  })
                }
              >
                {label}
              </HeadCell>
            ))}
          </tr>
        </Head>
        <Body role="rowgroup" ref={group}>
          {sorted.map((row) => {
            const id = getRowId(row);
            return (
              <TableRow
                key={id}
                {...{ id, row, columns, headerId, onChange }}
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
                {Array.from({ length: width }, (_, index) => (
                  <td key={index} {...CELL}>
                    <Blank />
                  </td>
                ))}
              </tr>
            ))}
          {rows.length === 0 && !loading && empty && (
            <tr role="row">
              <Empty {...CELL} colSpan={width}>
                {empty}
              </Empty>
            </tr>
          )}
        </Body>
      </Grid>
    </Root>
  );
}
