'use client';
import { useState, type ComponentPropsWithRef } from 'react';
import { FieldParts, splitFieldProps, type FieldOwnProps } from '../field/FieldParts.js';
import { mergeProps } from '../internal/merge-props.js';
import { numberReading, useNativeValue } from '../internal/useNativeValue.js';
import type { ValueChangeDetails } from '../internal/value-change.js';
import { KEEP_VALUE_ON_SCROLL } from './keep-value-on-scroll.js';
import { Line, Range, ValueText } from './Slider.styles.js';

/** Details passed to `onValueChange`. */
export type SliderChangeDetails = ValueChangeDetails;

export interface SliderProps
  extends
    Omit<
      ComponentPropsWithRef<'input'>,
      'children' | 'defaultValue' | 'max' | 'min' | 'size' | 'step' | 'type' | 'value'
    >,
    FieldOwnProps {
  /**
   * The minimum value.
   *
   * @default 0
   */
  min?: number | undefined;
  /**
   * The maximum value.
   *
   * @default 100
   */
  max?: number | undefined;
  /**
   * The step between values.
   *
   * @default 1
   */
  step?: number | undefined;
  /** The value (controlled). */
  value?: number | undefined;
  /**
   * The initial value, if `value` is not set.
   *
   * @default `min`
   */
  defaultValue?: number | undefined;
  /** Called with the value during dragging, in addition to `onChange`. */
  onValueChange?: ((value: number, details: SliderChangeDetails) => void) | undefined;
  /**
   * Returns the text of a value, shown next to the slider and read by screen readers: “20 km”.
   *
   * @default the number
   */
  getValueText?: ((value: number) => string) | undefined;
}

/**
 * Selects a number from a range where the exact value matters less than its position. A native range input: it is
 * submitted with a form, works before hydration and without scripts, and can be dragged in every browser, with touch
 * too.
 *
 * `className` and `style` are passed to the root; `ref` and all other props to the input.
 */
export function Slider({
  min = 0,
  max = 100,
  step = 1,
  value,
  defaultValue = min,
  onValueChange,
  getValueText = String,
  ref,
  ...props
}: SliderProps) {
  const { parts, control } = splitFieldProps(props);
  const [own, setOwn] = useState(Math.min(Math.max(defaultValue, min), max));
  const shown = value ?? own;
  const reporting = useNativeValue<HTMLInputElement, number>({
    reading: numberReading,
    value,
    onValueChange: (next, details) => {
      setOwn(next);
      onValueChange?.(next, details);
    },
    ref,
  });
  return (
    <FieldParts {...parts}>
      {({ 'aria-invalid': invalid, ...tied }) => (
        <Line>
          <Range
            aria-invalid={invalid}
            aria-valuetext={getValueText(shown)}
            {...mergeProps({ ...KEEP_VALUE_ON_SCROLL, ...reporting }, control)}
            {...tied}
            {...{ min, max, step }}
            {...(value === undefined ? { defaultValue } : { value })}
            type="range"
          />
          {/* Hidden, as the input has the same text. */}
          <ValueText aria-hidden>{getValueText(shown)}</ValueText>
        </Line>
      )}
    </FieldParts>
  );
}
