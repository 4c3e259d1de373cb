import { useRef, type ComponentPropsWithRef } from 'react';
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
  const valueBefore = useRef(value);
  const part = (value - min) / Math.max(1, max - min);
  return (
    <Slider
      {...rest}
      type="range"
      value={value}
      min={min}
      max={max}
      style={{ '--_part': part }}
      onPointerDown={() => {
        valueBefore.current = value;
      }}
      // A vertical swipe that starts on the thumb scrolls the page and must not change the value.
      onPointerCancel={() => onValueChange(valueBefore.current)}
      onChange={({ currentTarget }) => onValueChange(currentTarget.valueAsNumber)}
    />
  );
}
