import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CheckboxGroup } from './CheckboxGroup.js';

const options = [
  { value: 'mon', label: 'Monday' },
  { value: 'tue', label: 'Tuesday' },
  { value: 'wed', label: 'Wednesday', disabled: true },
];
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('CheckboxGroup', () => {
  it('reports all chosen values in order, with event', () => {
    const onValueChange = vi.fn();
    render(
      <CheckboxGroup
        legend="Days"
        options={options}
        defaultValue={['tue']}
        onValueChange={onValueChange}
      />,
    );
    fireEvent.click(box('Monday'));
    expect(onValueChange).toHaveBeenLastCalledWith(['mon', 'tue'], {
      reason: 'user',
      event: expect.any(Event) as Event,
    });
    fireEvent.click(box('Tuesday'));
    expect(onValueChange.mock.lastCall?.[0]).toEqual(['mon']);
  });

  it('shows the controlled value despite a refused change', () => {
    render(<CheckboxGroup legend="Days" options={options} value={['mon']} />);
    fireEvent.click(box('Tuesday'));
    expect(box('Monday').checked).toBe(true);
    expect(box('Tuesday').checked).toBe(false);
  });

  it('keeps values of options not shown', () => {
    const onValueChange = vi.fn();
    render(
      <CheckboxGroup
        legend="Days"
        options={options}
        value={['sat', 'tue']}
        onValueChange={onValueChange}
      />,
    );
    fireEvent.click(box('Monday'));
    expect(onValueChange.mock.lastCall?.[0]).toEqual(['sat', 'mon', 'tue']);
  });

  it('focuses its chosen or first option by ref', () => {
    const ref: { current: HTMLFieldSetElement | null } = { current: null };
    render(<CheckboxGroup legend="Days" options={options} ref={ref} />);
    ref.current?.focus();
    expect(document.activeElement).toBe(box('Monday'));
    fireEvent.click(box('Tuesday'));
    ref.current?.focus();
    expect(document.activeElement).toBe(box('Tuesday'));
  });
});
