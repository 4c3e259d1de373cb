import { KEEP_VALUE_ON_SCROLL } from '@waypage/ui/slider';
import type { ComponentPropsWithRef } from 'react';
import { Slider } from './controls.styles.ts';

export interface RangeInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'min' | 'max' | 'onChange'
> {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onValueChange: (value: number) => void;
}

export function RangeInput({ value, min, max, onValueChange, ...rest }: RangeInputProps) {
  const part = (value - min) / Math.max(1, max - min);
  return (
    <Slider
      {...rest}
      {...KEEP_VALUE_ON_SCROLL}
      type="range"
      value={value}
      min={min}
      max={max}
      style={{ '--_part': part }}
      onChange={({ currentTarget }) => onValueChange(currentTarget.valueAsNumber)}
    />
  );
}
