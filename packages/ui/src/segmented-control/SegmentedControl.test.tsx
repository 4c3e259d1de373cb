import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SegmentedControl } from './SegmentedControl.js';
import { slideFrom } from './useSlide.js';

it('SegmentedControl is a named group, first option chosen', () => {
  const options = ['Monthly', 'Annual'].map((label) => ({ value: label, label }));
  render(<SegmentedControl legend="Billing period" options={options} hideLegend />);
  expect(screen.getByRole('group', { name: 'Billing period' })).not.toBeNull();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Monthly' }).checked).toBe(true);
});

const span = (left: number, width: number, top = 0) => ({ left, width, top });

it.each([
  ['to the right', span(0, 100), span(100, 50), 'translateX(-100px) scaleX(2)'],
  ['to the left', span(100, 50), span(0, 100), 'translateX(100px) scaleX(0.5)'],
  ['of equal parts', span(10, 80), span(90, 80), 'translateX(-80px) scaleX(1)'],
  ['in place', span(10, 80), span(10, 80), undefined],
  ['to another line', span(0, 80), span(80, 80, 44), undefined],
  ['in a row that is not shown', span(0, 0), span(0, 0), undefined],
  ['from a row that was not shown', span(0, 0), span(9, 80), undefined],
])('the block slides %s', (_name, from, to, expected) => {
  expect(slideFrom(from, to)).toBe(expected);
});
