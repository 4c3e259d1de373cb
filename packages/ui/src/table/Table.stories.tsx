import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Badge } from '../badge/index.js';
import { EllipsisIcon } from '../icons/index.js';
import { IconButton } from '../icon-button/index.js';
import { inBox } from '../internal/testing/in-box.js';
import { Table, type TableColumn, type TableProps } from './Table.js';

interface Code {
  readonly id: string;
  readonly page: string;
  readonly printedOn: string;
  readonly scans: number;
  readonly change: number;
}

const codes: readonly Code[] = [
  { id: '1', page: 'Menu', printedOn: 'Bottle labels', scans: 12_879, change: 4.2 },
  { id: '2', page: 'Opening hours', printedOn: 'Shop window', scans: 947, change: -1.5 },
  { id: '3', page: 'Card of Ana Ruiz', printedOn: 'Business cards', scans: 86, change: 12 },
  { id: '4', page: 'Pet tag', printedOn: 'A metal tag', scans: 3, change: 0 },
];

const columns: readonly TableColumn<Code>[] = [
  { id: 'page', label: 'Page', cell: ({ page }) => page, sortValue: ({ page }) => page },
  { id: 'printedOn', label: 'Printed on', cell: ({ printedOn }) => <Badge>{printedOn}</Badge> },
  {
    id: 'scans',
    label: 'Scans',
    numeric: true,
    cell: ({ scans }) => scans.toLocaleString('en'),
    sortValue: ({ scans }) => scans,
  },
  {
    id: 'change',
    label: 'Change in %',
    numeric: true,
    cell: ({ change }) => change.toFixed(1),
    sortValue: ({ change }) => change,
  },
  {
    id: 'actions',
    label: 'Actions',
    align: 'end',
    cell: ({ page }) => (
      <IconButton label={`Actions for ${page}`} size="s">
        <EllipsisIcon />
      </IconButton>
    ),
  },
];

const meta = {
  title: 'Data/Table',
  component: Table<Code>,
  args: { caption: 'Codes', columns, rows: codes, getRowId: ({ id }: Code) => id },
} satisfies Meta<TableProps<Code>>;

export default meta;
type Story = StoryObj<typeof meta>;

const selecting = {
  getSelectLabel: ({ page }: Code) => `Select ${page}`,
  selectAllLabel: 'Select all codes',
};

export const Playground: Story = {};
export const Sorted: Story = {
  args: { defaultSort: { column: 'scans', direction: 'descending' } },
};
export const Selection: Story = {
  args: { ...selecting, defaultSelected: ['2'], onSelectedChange: fn() },
};
export const Small: Story = { args: { ...selecting, size: 's' } };
export const Empty: Story = { args: { rows: [], empty: 'No codes yet. Make the first one.' } };
export const Loading: Story = {
  args: { rows: [], loading: true, loadingLabel: 'Codes are loading' },
};
export const LoadingAgain: Story = {
  args: { ...selecting, ...Loading.args, rows: codes, defaultSelected: ['2'] },
};

/** The application sorts, as a server does: the columns have no `sortValue`. */
export const SortedByApplication: Story = {
  args: {
    columns: columns.map(({ sortValue, ...column }) => ({
      ...column,
      sortable: sortValue !== undefined,
    })),
    defaultSort: { column: 'page', direction: 'ascending' },
    onSortChange: fn(),
  },
};

export const StickyHead: Story = {
  args: {
    rows: Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      page: `Page ${String(index + 1)}`,
      printedOn: 'Labels',
      scans: (index * 7919) % 1000,
      change: 0,
    })),
    style: { maxBlockSize: 320 },
    size: 's',
  },
};

export const NarrowScroll: Story = {
  args: selecting,
  decorators: [inBox({ maxInlineSize: 320 })],
};

export const NarrowCards: Story = {
  args: { ...selecting, layout: 'cards', defaultSelected: ['1'] },
  decorators: [inBox({ maxInlineSize: 320 })],
};
