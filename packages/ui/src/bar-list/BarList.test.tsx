import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BarList, type BarListItem } from './BarList.js';

const item = (id: string, value: number): BarListItem => ({
  id,
  label: id,
  value,
  valueText: `${value}%`,
});

const rows = () => within(screen.getByRole('list', { name: 'Where' })).getAllByRole('listitem');
const widths = () => rows().map((row) => row.querySelector('svg')?.getAttribute('width'));
const leaders = () => rows().map((row) => row.hasAttribute('data-leader'));

describe('BarList', () => {
  it('exposes labels and values but no bars', () => {
    render(<BarList label="Where" items={[item('Lyon', 15), item('Madrid', 27)]} />);
    expect(rows().map((row) => row.textContent)).toEqual(['Lyon15%', 'Madrid27%']);
    for (const row of rows()) {
      expect(row.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    }
  });

  it('measures the bars by the largest value', () => {
    render(<BarList label="Where" items={[item('Lyon', 10), item('Madrid', 40)]} />);
    expect(widths()).toEqual(['25%', '100%']);
  });

  it.each([
    [46, 100, '46%'],
    [1, 3, '33.33%'],
    [3, 3, '100%'],
    [0, 3, '0%'],
    [5, 3, '100%'],
    [-1, 3, '0%'],
    [0, 0, '0%'],
    [1, NaN, '0%'],
  ])('draws a bar of %d/%d as %s', (value, max, width) => {
    render(<BarList label="Where" max={max} items={[item('Lyon', value)]} />);
    expect(widths()).toEqual([width]);
  });

  it('highlights the first of the largest values', () => {
    render(<BarList label="Where" items={[item('a', 1), item('b', 3), item('c', 3)]} />);
    expect(leaders()).toEqual([false, true, false]);
  });

  it('has no leader while nothing is counted', () => {
    render(<BarList label="Where" items={[item('a', 0), item('b', 0)]} />);
    expect(leaders()).toEqual([false, false]);
    expect(widths()).toEqual(['0%', '0%']);
  });
});
