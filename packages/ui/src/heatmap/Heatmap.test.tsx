import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Heatmap, type HeatmapProps } from './Heatmap.js';

const monday = (...values: readonly number[]) => ({ label: 'Mon', values });
const tuesday = (...values: readonly number[]) => ({ label: 'Tue', values });

const props: HeatmapProps = {
  label: 'Scans by day and hour',
  description: 'Busy at noon.',
  rows: [monday(0, 1, 2), tuesday(3, 4, 4)],
  columnLabels: [{ column: 2, label: '02' }],
  peak: { row: 1, column: 2 },
};

const cellsOf = (level: number) =>
  screen.getByRole('img').querySelector(`[data-level="${level}"]`)?.getAttribute('d')?.split('M')
    .length;
const peak = () => screen.getByRole('img').querySelector('[data-peak]')?.getAttribute('data-peak');

describe('Heatmap', () => {
  it('is one named image with a text alternative', () => {
    render(<Heatmap {...props} />);
    const map = screen.getByRole('img', { name: 'Scans by day and hour' });
    expect(map.contains(screen.getByText('Busy at noon.'))).toBe(false);
    // Firefox exposes text inside an image in its accessibility tree.
    for (const label of ['Mon', 'Tue', '02']) {
      expect(screen.getByText(label).closest('[aria-hidden=true]')).not.toBeNull();
    }
  });

  it('draws a cell per value', () => {
    render(<Heatmap {...props} peak={undefined} />);
    expect([0, 1, 2, 3, 4].map(cellsOf)).toEqual([2, 2, 2, 2, 3]);
  });

  it('puts a label under its column', () => {
    render(<Heatmap {...props} />);
    expect(screen.getByText('02').getAttribute('x')).toBe(`${200 / 3}%`);
  });

  it('highlights the one peak until switched off', () => {
    const { rerender } = render(<Heatmap {...props} />);
    expect([peak(), cellsOf(4)]).toEqual(['lit', 2]);
    rerender(<Heatmap {...props} peakLit={false} />);
    expect([peak(), cellsOf(4)]).toEqual(['unlit', 3]);
  });

  it.each([
    ['a level above the steps', { rows: [monday(5)] }, /level 5 in row "Mon"/],
    ['a negative level', { rows: [monday(-1)] }, /level -1/],
    ['a level between two steps', { rows: [monday(1.5)] }, /level 1\.5/],
    ['no number', { rows: [monday(NaN)] }, /level NaN/],
    ['unequal rows', { rows: [monday(1, 2), tuesday(1)] }, /1 values in row "Tue" and 2/],
    ['a peak outside the map', { peak: { row: 2, column: 0 } }, /row 2, column 0/],
  ] satisfies [string, Partial<HeatmapProps>, RegExp][])(
    'warns of %s and shows the rest',
    (_what, wrong, message) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      render(<Heatmap {...props} peak={undefined} {...wrong} />);
      expect(screen.getByRole('img')).not.toBeNull();
      expect(warn).toHaveBeenCalledWith(expect.stringMatching(message));
    },
  );
});
