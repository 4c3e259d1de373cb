import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Slider, type SliderProps } from './Slider.js';

const mount = (props: Partial<SliderProps>) =>
  render(<Slider label="Distance" getValueText={(value) => `${String(value)} km`} {...props} />);
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Distance' });

describe('Slider', () => {
  it('passes number and event, and describes its value', () => {
    const onValueChange = vi.fn();
    mount({ defaultValue: 20, onValueChange });
    expect(slider().getAttribute('aria-valuetext')).toBe('20 km');
    fireEvent.change(slider(), { target: { value: '30' } });
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(30, {
      reason: 'user',
      event: expect.any(Event) as Event,
    });
    expect(slider().getAttribute('aria-valuetext')).toBe('30 km');
    expect(screen.getByText('30 km')).toBeDefined();
  });

  it('restores its value after a swipe that scrolls', () => {
    const onValueChange = vi.fn();
    mount({ defaultValue: 20, onValueChange });
    fireEvent.pointerDown(slider());
    fireEvent.change(slider(), { target: { value: '30' } });
    fireEvent.pointerCancel(slider());
    expect(slider().value).toBe('20');
    expect(onValueChange).toHaveBeenLastCalledWith(20, expect.anything());
  });

  it.each([
    [{ defaultValue: 12, step: 5 }, '10 km'],
    [{ value: 0.26, max: 1, step: 0.1 }, '0.3 km'],
    [{ value: 99, max: 12, step: 5 }, '10 km'],
    [{ value: -3 }, '0 km'],
    [{ value: 4, min: 9, max: 5 }, '9 km'],
  ])('shows the nearest step in its limits (%o)', (props, text) => {
    mount(props);
    expect(slider().getAttribute('aria-valuetext')).toBe(text);
  });
});
