import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ComparisonTable, type ComparisonTableProps } from './ComparisonTable.js';

let resize: () => void;

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', function Observer(callback: () => void) {
    resize = callback;
    return { observe: () => undefined, disconnect: () => undefined };
  });
});

const props: ComparisonTableProps = {
  caption: 'Static and dynamic codes',
  columns: [
    { id: 'static', label: 'Static', muted: true },
    { id: 'dynamic', label: 'Dynamic' },
  ],
  rows: [
    { id: 'change', label: 'Change the destination', cells: [false, true] },
    { id: 'domain', label: 'Your own domain', cells: [false, { mark: true, note: 'Premium' }] },
    { id: 'cost', label: 'Cost', cells: ['Nothing', 0] },
  ],
  yesLabel: 'Yes',
  noLabel: 'No',
};

const cellsOf = (row: string) =>
  within(screen.getByRole('row', { name: new RegExp(row) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('ComparisonTable', () => {
  it('has a caption, column heads and row heads', () => {
    render(<ComparisonTable {...props} rowsLabel="Question" />);
    const table = screen.getByRole('table', { name: 'Static and dynamic codes' });
    const names = (role: 'columnheader' | 'rowheader') =>
      within(table)
        .getAllByRole(role)
        .map((head) => head.textContent);
    expect(names('columnheader')).toEqual(['Question', 'Static', 'Dynamic']);
    expect(names('rowheader')).toEqual(['Change the destination', 'Your own domain', 'Cost']);
  });

  it('says checks and dashes in words', () => {
    render(<ComparisonTable {...props} />);
    expect(cellsOf('Change')).toEqual(['No', 'Yes']);
    expect(cellsOf('Your own')).toEqual(['No', 'YesPremium']);
    expect(cellsOf('Cost')).toEqual(['Nothing', '0']);
  });

  it.each([
    ['a check without a word', { yesLabel: undefined }, /Pass yesLabel/],
    ['a dash without a word', { noLabel: undefined }, /Pass noLabel/],
    [
      'a row with too few cells',
      { rows: [{ id: 'short', label: 'Short', cells: [true] }] },
      /1 cells in row "short" for 2 columns/,
    ],
  ] satisfies [string, Partial<ComparisonTableProps>, RegExp][])(
    'warns of %s and shows the rest',
    (_what, wrong, message) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      render(<ComparisonTable {...props} {...wrong} />);
      expect(screen.getByRole('table')).not.toBeNull();
      expect(warn).toHaveBeenCalledWith(expect.stringMatching(message));
    },
  );
});

describe('ComparisonTable: scroll container', () => {
  const sized = (scrollWidth: number): void => {
    const box = document.querySelector('table')?.parentElement;
    if (!box) throw new Error('There is no table.');
    Object.defineProperty(box, 'scrollWidth', { configurable: true, value: scrollWidth });
    Object.defineProperty(box, 'clientWidth', { configurable: true, value: 300 });
    act(() => resize());
  };

  it('is focusable before scripts run', () => {
    const html = renderToString(<ComparisonTable {...props} />);
    expect(html).toMatch(/^<div role="region"[^>]* tabindex="0"/i);
  });

  it('is a tab stop only while overflowing', () => {
    render(<ComparisonTable {...props} />);
    sized(300);
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.querySelector('[tabindex]')).toBeNull();
    sized(900);
    expect(screen.getByRole('region', { name: 'Static and dynamic codes' }).tabIndex).toBe(0);
  });

  it('stays a tab stop until focus leaves', () => {
    render(<ComparisonTable {...props} />);
    const box = screen.getByRole('region');
    box.focus();
    sized(300);
    expect(document.activeElement).toBe(box);
    expect(box.tabIndex).toBe(0);
    act(() => box.blur());
    expect(document.querySelector('[tabindex]')).toBeNull();
  });
});
