import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { appendServerHtml } from '../internal/testing/appendServerHtml.js';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.js';

const props: RadioGroupProps = {
  legend: 'Delivery',
  options: [
    { value: 'file', label: 'File' },
    { value: 'plate', label: 'Plate' },
  ],
};

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('RadioGroup', () => {
  it('does what its owner says', () => {
    const { rerender } = render(<RadioGroup {...props} value="file" />);
    fireEvent.click(radio('Plate'));
    expect(radio('File').checked).toBe(true);
    rerender(<RadioGroup {...props} value="plate" />);
    expect(radio('Plate').checked).toBe(true);
  });

  it.each([undefined, 'file'])('keeps an early choice, with value %s', (initial) => {
    const onValueChange = vi.fn();
    function Owner() {
      const [value, setValue] = useState(initial);
      return (
        <RadioGroup
          {...props}
          value={value}
          onValueChange={(next, details) => {
            onValueChange(next, details);
            if (initial !== undefined) setValue(next);
          }}
        />
      );
    }
    const container = appendServerHtml(<Owner />);
    radio('Plate').checked = true;
    render(<Owner />, { container, hydrate: true });
    expect(radio('Plate').checked).toBe(true);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('plate', {
      reason: 'native',
      event: undefined,
    });
  });
});
