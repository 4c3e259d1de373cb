import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
});
