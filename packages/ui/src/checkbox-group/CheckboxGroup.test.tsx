import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { appendServerHtml } from '../internal/testing/appendServerHtml.js';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.js';

const options = [
  { value: 'mon', label: 'Monday' },
  { value: 'tue', label: 'Tuesday' },
  { value: 'wed', label: 'Wednesday', disabled: true },
];
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

const mount = (props: Partial<CheckboxGroupProps> = {}) => {
  const onValueChange = vi.fn();
  render(
    <CheckboxGroup legend="Days" options={options} onValueChange={onValueChange} {...props} />,
  );
  return onValueChange;
};

describe('CheckboxGroup', () => {
  it('reports all chosen values in order, with event', () => {
    const onValueChange = mount({ defaultValue: ['tue'] });
    fireEvent.click(box('Monday'));
    expect(onValueChange).toHaveBeenLastCalledWith(['mon', 'tue'], {
      reason: 'user',
      event: expect.any(Event) as Event,
    });
    fireEvent.click(box('Tuesday'));
    expect(onValueChange.mock.lastCall?.[0]).toEqual(['mon']);
  });

  it('reports once what hydration finds, in StrictMode', () => {
    const onValueChange = vi.fn();
    const element = (
      <StrictMode>
        <CheckboxGroup legend="Days" options={options} onValueChange={onValueChange} />
      </StrictMode>
    );
    const container = appendServerHtml(element);
    box('Monday').checked = true;
    render(element, { container, hydrate: true });
    expect(onValueChange.mock.calls.map(([value]) => value as unknown)).toEqual([['mon']]);
  });

  it('keeps values of options not shown', () => {
    const onValueChange = mount({ value: ['sat', 'tue'] });
    fireEvent.click(box('Monday'));
    expect(onValueChange.mock.lastCall?.[0]).toEqual(['sat', 'mon', 'tue']);
  });
});
