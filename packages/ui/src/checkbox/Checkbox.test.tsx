import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Checkbox } from './Checkbox.js';

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'News' });

it('Checkbox is indeterminate after every render while set', () => {
  const { rerender } = render(<Checkbox label="News" indeterminate />);
  expect(box().indeterminate).toBe(true);
  box().indeterminate = false;
  rerender(<Checkbox label="News" indeterminate />);
  expect(box().indeterminate).toBe(true);
  rerender(<Checkbox label="News" />);
  expect(box().indeterminate).toBe(false);
});
