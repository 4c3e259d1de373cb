'use client';
import type { ReactNode } from 'react';
import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from '../icons/index.js';
import { SortButton } from './Table.styles.js';

type Direction = 'ascending' | 'descending';

interface HeadCellProps {
  readonly children: ReactNode;
  readonly align: 'start' | 'center' | 'end';
  readonly direction: Direction | undefined;
  readonly onSort: ((direction: Direction, event: Event) => void) | undefined;
}

const icons = { ascending: ArrowUpIcon, descending: ArrowDownIcon } as const;

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
          onClick={({ nativeEvent }) =>
            onSort(direction === 'ascending' ? 'descending' : 'ascending', nativeEvent)
          }
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
