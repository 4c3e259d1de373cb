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

  it.each([
    ['measures bars by the largest value', [10, 40], ['25%', '100%'], [false, true]],
    [
      'highlights the first of the largest',
      [3, 6, 6],
      ['50%', '100%', '100%'],
      [false, true, false],
    ],
    ['has no leader while nothing is counted', [0, 0], ['0%', '0%'], [false, false]],
  ])('%s', (_what, values, expectedWidths, expectedLeaders) => {
    render(
      <BarList label="Where" items={values.map((value, index) => item(String(index), value))} />,
    );
    expect(widths()).toEqual(expectedWidths);
    expect(leaders()).toEqual(expectedLeaders);
  });
});
