import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.js';

const props: SegmentedControlProps = {
  legend: 'Billing period',
  options: [
    { value: 'monthly', label: 'Monthly' },
    { value: 'annual', label: 'Annual' },
  ],
};

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('SegmentedControl', () => {
  it('is a named radio group, first option chosen', () => {
    render(<SegmentedControl {...props} hideLegend />);
    expect(screen.getByRole('group', { name: 'Billing period' })).not.toBeNull();
    expect(radio('Monthly').checked).toBe(true);
    expect(radio('Annual').checked).toBe(false);
  });

  it('does what its owner says', () => {
    const onValueChange = vi.fn();
    const { rerender } = render(
      <SegmentedControl {...props} value="monthly" onValueChange={onValueChange} />,
    );
    fireEvent.click(radio('Annual'));
    expect(onValueChange).toHaveBeenCalledOnce();
    expect(radio('Monthly').checked).toBe(true);
    rerender(<SegmentedControl {...props} value="annual" onValueChange={onValueChange} />);
    expect(radio('Annual').checked).toBe(true);
  });
});
