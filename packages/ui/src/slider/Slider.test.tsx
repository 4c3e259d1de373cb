import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Slider } from './Slider.js';

const getValueText = (value: number): string => `${String(value)} km`;
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Distance' });

describe('Slider', () => {
  it('passes number and event, and describes its value', () => {
    const onValueChange = vi.fn();
    render(
      <Slider
        label="Distance"
        defaultValue={20}
        getValueText={getValueText}
        onValueChange={onValueChange}
      />,
    );
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
    render(
      <Slider
        label="Distance"
        defaultValue={20}
        getValueText={getValueText}
        onValueChange={onValueChange}
      />,
    );
    fireEvent.pointerDown(slider());
    fireEvent.change(slider(), { target: { value: '30' } });
    fireEvent.pointerCancel(slider());
    expect(slider().value).toBe('20');
    expect(onValueChange).toHaveBeenLastCalledWith(20, expect.anything());
  });

  it('shows the controlled value despite a refused change', () => {
    render(<Slider label="Distance" value={20} getValueText={getValueText} />);
    fireEvent.change(slider(), { target: { value: '30' } });
    expect(slider().value).toBe('20');
    expect(screen.getByText('20 km')).toBeDefined();
  });
});
