import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { compareValues, type SortValue } from './compare-values.js';
import { Table, type TableColumn, type TableProps } from './Table.js';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly scans: number;
}

const people: readonly Person[] = [
  { id: 'ana', name: 'Ana', scans: 10 },
  { id: 'luc', name: 'Luc', scans: 9 },
  { id: 'mei', name: 'Mei', scans: 120 },
];

const columns: readonly TableColumn<Person>[] = [
  { id: 'name', label: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name },
  {
    id: 'scans',
    label: 'Scans',
    cell: ({ scans }) => scans,
    numeric: true,
    sortValue: ({ scans }) => scans,
  },
  { id: 'note', label: 'Note', cell: () => '–' },
];

const selecting = {
  getSelectLabel: ({ name }: Person) => `Select ${name}`,
  selectAllLabel: 'Select all',
};

const table = (props: Partial<TableProps<Person>> = {}) => (
  <Table
    caption="Team"
    columns={columns}
    rows={people}
    getRowId={({ id }: Person) => id}
    {...props}
  />
);

const names = (): readonly (string | null)[] =>
  screen.queryAllByRole('rowheader').map((cell) => cell.textContent);
const head = (name: string) => screen.getByRole('columnheader', { name });
const sortBy = (name: string): void => {
  fireEvent.click(within(head(name)).getByRole('button'));
};
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('Table has a name, column and row headers', () => {
  render(table());
  expect(screen.getByRole('table', { name: 'Team' })).toBeDefined();
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Name',
    'Scans',
    'Note',
  ]);
  expect(names()).toEqual(['Ana', 'Luc', 'Mei']);
  expect(screen.getByRole('cell', { name: '120' }).dataset).toMatchObject({ align: 'end' });
});

describe('Table: sorting', () => {
  it('sorts in both directions and says so', () => {
    const onSortChange = vi.fn();
    render(table({ onSortChange }));
    expect(head('Scans').hasAttribute('aria-sort')).toBe(false);
    sortBy('Scans');
    expect(names()).toEqual(['Luc', 'Ana', 'Mei']);
    expect(head('Scans').getAttribute('aria-sort')).toBe('ascending');
    sortBy('Scans');
    expect(names()).toEqual(['Mei', 'Ana', 'Luc']);
    expect(head('Scans').getAttribute('aria-sort')).toBe('descending');
    sortBy('Name');
    expect(names()).toEqual(['Ana', 'Luc', 'Mei']);
    expect(head('Scans').hasAttribute('aria-sort')).toBe(false);
    expect(onSortChange).toHaveBeenLastCalledWith(
      { column: 'name', direction: 'ascending' },
      { event: expect.any(Event) as Event },
    );
  });

  it('has no button in columns without sort value', () => {
    render(table());
    expect(within(head('Note')).queryByRole('button')).toBeNull();
  });

  it('sorts as its owner controls', () => {
    render(table({ sort: { column: 'name', direction: 'descending' } }));
    expect(names()).toEqual(['Mei', 'Luc', 'Ana']);
    sortBy('Scans');
    expect(names()).toEqual(['Mei', 'Luc', 'Ana']);
  });
});

describe('Table sorted by the application', () => {
  const served: readonly TableColumn<Person>[] = [
    { id: 'name', label: 'Name', cell: ({ name }) => name, sortable: true },
    { id: 'note', label: 'Note', cell: () => '–' },
  ];

  it('reports the order and keeps the rows', () => {
    const onSortChange = vi.fn();
    const sort = { column: 'name', direction: 'descending' } as const;
    render(table({ columns: served, sort, onSortChange }));
    expect(names()).toEqual(['Ana', 'Luc', 'Mei']);
    expect(head('Name').getAttribute('aria-sort')).toBe('descending');
    sortBy('Name');
    expect(onSortChange.mock.lastCall?.[0]).toEqual({ column: 'name', direction: 'ascending' });
    expect(within(head('Note')).queryByRole('button')).toBeNull();
  });

  it('has no button where a column refuses', () => {
    const fixed = columns.map((column) => ({ ...column, sortable: false }));
    render(table({ columns: fixed }));
    expect(within(screen.getAllByRole('row')[0] ?? document.body).queryByRole('button')).toBeNull();
  });
});

describe('Table: selection while filtered', () => {
  const ownership = [
    ['controlled', (ids: readonly string[]) => ({ selected: ids })],
    ['uncontrolled', (ids: readonly string[]) => ({ defaultSelected: ids })],
  ] as const;
  const filtered = people.slice(1);

  it.each(ownership)('keeps hidden ids when selecting: %s', (_, select) => {
    const onSelectedChange = vi.fn();
    render(table({ ...selecting, ...select(['ana', 'luc']), rows: filtered, onSelectedChange }));
    fireEvent.click(box('Select Mei'));
    expect(onSelectedChange.mock.lastCall?.[0]).toEqual(['ana', 'luc', 'mei']);
    expect(onSelectedChange).toHaveBeenCalledOnce();
  });

  it.each(ownership)('the head’s checkbox changes shown rows: %s', (_, select) => {
    const onSelectedChange = vi.fn();
    const view = render(
      table({ ...selecting, ...select(['ana']), rows: filtered, onSelectedChange }),
    );
    expect(box('Select all')).toMatchObject({ checked: false, indeterminate: false });
    fireEvent.click(box('Select all'));
    expect(onSelectedChange.mock.lastCall?.[0]).toEqual(['ana', 'luc', 'mei']);
    view.rerender(
      table({ ...selecting, ...select(['ana', 'luc', 'mei']), rows: filtered, onSelectedChange }),
    );
    fireEvent.click(box('Select all'));
    expect(onSelectedChange.mock.lastCall?.[0]).toEqual(['ana']);
  });

  it('shows the selection when its row returns', () => {
    const onSelectedChange = vi.fn();
    const view = render(table({ ...selecting, defaultSelected: ['luc'], onSelectedChange }));
    fireEvent.click(box('Select Ana'));
    fireEvent.click(box('Select Luc'));
    view.rerender(table({ ...selecting, rows: [], onSelectedChange }));
    view.rerender(table({ ...selecting, onSelectedChange }));
    expect(box('Select Ana').checked).toBe(true);
    expect(box('Select Luc').checked).toBe(false);
    expect(onSelectedChange).toHaveBeenCalledTimes(2);
  });
});

describe('Table: selection', () => {
  it('has no header over its boxes', () => {
    render(table(selecting));
    expect(screen.getAllByRole('columnheader')).toHaveLength(columns.length);
    expect(screen.getByRole('checkbox', { name: 'Select all' }).closest('th')).toBeNull();
    for (const box of screen.getAllByRole('checkbox', { name: /^Select (?!all)/ })) {
      const header = document.getElementById(box.closest('td')?.headers ?? '');
      expect(header).toBe(within(box.closest('tr') ?? document.body).getByRole('rowheader'));
    }
  });

  it('reports selected rows from top to bottom', () => {
    const onSelectedChange = vi.fn();
    render(table({ ...selecting, onSelectedChange }));
    fireEvent.click(box('Select Mei'));
    fireEvent.click(box('Select Ana'));
    expect(onSelectedChange.mock.lastCall?.[0]).toEqual(['ana', 'mei']);
    expect(box('Select all').indeterminate).toBe(true);
  });

  it('ignores checkboxes in the application’s cells', () => {
    const onSelectedChange = vi.fn();
    const cell = () => <input type="checkbox" value="on" aria-label="Active" defaultChecked />;
    const withBoxes = [...columns.slice(0, 1), { id: 'active', label: 'Active', cell }];
    const props = { ...selecting, columns: withBoxes, onSelectedChange };
    const view = render(table({ ...props, rows: people.slice(0, 1) }));
    view.rerender(table(props));
    fireEvent.click(box('Select all'));
    fireEvent.click(box('Select all'));
    expect(onSelectedChange.mock.calls.map(([ids]) => ids as unknown)).toEqual([
      ['ana', 'luc', 'mei'],
      [],
    ]);
    for (const active of screen.getAllByRole<HTMLInputElement>('checkbox', { name: 'Active' }))
      expect(active.checked).toBe(true);
  });

  it('stays with its rows when they are sorted', () => {
    render(table({ ...selecting, defaultSelected: ['ana'] }));
    sortBy('Scans');
    expect(box('Select Ana').checked).toBe(true);
    expect(box('Select Luc').checked).toBe(false);
  });
});

describe('Table without rows', () => {
  it('shows why there is none', () => {
    render(table({ rows: [], empty: 'Nobody yet' }));
    expect(screen.getByRole('cell', { name: 'Nobody yet' }).getAttribute('colspan')).toBe('3');
  });

  it('is busy rather than empty while loading', () => {
    render(table({ rows: [], empty: 'Nobody yet', loading: true }));
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByText('Nobody yet')).toBeNull();
    expect(screen.queryAllByRole('cell')).toEqual([]);
  });
});

it('a long Table re-renders no row', () => {
  const rows = Array.from({ length: 1000 }, (_, index) => ({
    id: String(index),
    name: `Person ${String(index)}`,
    scans: 1000 - index,
  }));
  const cell = vi.fn(({ name }: Person) => name);
  const counted = columns.map((column) => (column.id === 'name' ? { ...column, cell } : column));
  render(table({ ...selecting, rows, columns: counted }));
  expect(cell).toHaveBeenCalledTimes(1000);
  fireEvent.click(box('Select Person 500'));
  sortBy('Scans');
  expect(names()[0]).toBe('Person 999');
  expect(cell).toHaveBeenCalledTimes(1000);
  expect(box('Select Person 500').checked).toBe(true);
});

const order = (values: readonly SortValue[], isDescending = false) =>
  compareValues(values, (value) => value, isDescending);

describe('compareValues', () => {
  it('sorts numbers, dates and strings by value', () => {
    expect(order([10, 9, 1])).toEqual([1, 9, 10]);
    expect(order(['Étage', 'Zoo', 'eau'])).toEqual(['eau', 'Étage', 'Zoo']);
    expect(order(['Page 10', 'Page 9'])).toEqual(['Page 9', 'Page 10']);
    const [early, late] = [new Date(2026, 0, 1), new Date(2026, 5, 1)];
    expect(order([late, early])).toEqual([early, late]);
  });

  it('keeps what is missing last in both directions', () => {
    expect(order([null, 2, undefined, 1])).toEqual([1, 2, null, undefined]);
    expect(order([null, 2, '', 1], true)).toEqual([2, 1, null, '']);
  });

  it('keeps the order of equal values', () => {
    const rows = [
      { id: 'a', value: 1 },
      { id: 'b', value: 1 },
    ];
    expect(compareValues(rows, ({ value }) => value, true).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
