import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Checkbox } from './Checkbox.js';

afterEach(cleanup);

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'News' });

describe('a checkbox', () => {
  it('is indeterminate as its owner says, after every render', () => {
    const { rerender } = render(<Checkbox label="News" indeterminate />);
    expect(box().indeterminate).toBe(true);
    box().indeterminate = false;
    rerender(<Checkbox label="News" indeterminate />);
    expect(box().indeterminate).toBe(true);
    rerender(<Checkbox label="News" />);
    expect(box().indeterminate).toBe(false);
  });

  it('keeps a description of its owner beside hint and error', () => {
    render(<Checkbox label="News" hint="One a year" error="Choose" aria-describedby="more" />);
    const ids = box().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids[0]).toBe('more');
    expect(ids.slice(1).map((id) => document.getElementById(id)?.textContent)).toEqual([
      'One a year',
      'Choose',
    ]);
    expect(box().getAttribute('aria-invalid')).toBe('true');
  });
});
