'use client';
import type { ReactNode } from 'react';
import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from '../icons/index.js';
import { SortButton } from './Table.styles.js';
import type { TableSort } from './Table.js';

interface HeadCellProps {
  readonly children: ReactNode;
  readonly align: 'start' | 'center' | 'end';
  /** How the rows are sorted by this column, if they are. */
  readonly direction: TableSort['direction'] | undefined;
  /** None: rows cannot be sorted by it. */
  readonly onSort: ((direction: TableSort['direction'], event: Event) => void) | undefined;
}

const icons = { ascending: ArrowUpIcon, descending: ArrowDownIcon } as const;

/** The head of a column, with a button where rows can be sorted by it. */
export function HeadCell({ children, align, direction, onSort }: HeadCellProps) {
  const Icon = direction ? icons[direction] : ChevronsUpDownIcon;
  return (
    <th
      role="columnheader"
      scope="col"
      data-align={align}
      data-sortable={onSort ? '' : undefined}
      aria-sort={direction}
    >
      {onSort ? (
        <SortButton
          type="button"
          onClick={({ nativeEvent }) => {
            onSort(direction === 'ascending' ? 'descending' : 'ascending', nativeEvent);
          }}
        >
          <span>{children}</span>
          <Icon size={16} />
        </SortButton>
      ) : (
        children
      )}
    </th>
  );
}
