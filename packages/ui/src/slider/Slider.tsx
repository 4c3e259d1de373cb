'use client';
import { useEffect, useRef, useState, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { FieldParts, splitFieldProps, type FieldOwnProps } from '../field/FieldParts.js';
import { mergeProps } from '../internal/merge-props.js';
import { useMergedRef } from '../internal/useMergedRef.js';
import type { ValueChangeDetails } from '../internal/value-change.js';
import { Line, Range, ValueText } from './Slider.styles.js';

/** What is known about a change of a slider. */
export type SliderChangeDetails = ValueChangeDetails;

export interface SliderProps
  extends
    Omit<
      ComponentPropsWithRef<'input'>,
      'children' | 'defaultValue' | 'max' | 'min' | 'size' | 'step' | 'type' | 'value'
    >,
    FieldOwnProps {
  /**
   * The least value.
   *
   * @default 0
   */
  min?: number | undefined;
  /**
   * The greatest value.
   *
   * @default 100
   */
  max?: number | undefined;
  /**
   * The distance of two values.
   *
   * @default 1
   */
  step?: number | undefined;
  /** The value, where the consumer holds it. */
  value?: number | undefined;
  /**
   * The first value, where `value` is not given.
   *
   * @default `min`
   */
  defaultValue?: number | undefined;
  /** Called with the value while it is dragged, beside `onChange`. */
  onValueChange?: ((value: number, details: SliderChangeDetails) => void) | undefined;
  /**
   * The words of a value, shown beside the slider and said by screen readers: “20 km”.
   *
   * @default the number
   */
  getValueText?: ((value: number) => string) | undefined;
}

/**
 * A number from a range, where the exact one matters less than its place in it. It is the browser's own range input: it is
 * sent with a form, works before hydration and without scripts, and is dragged in every browser and by every finger.
 *
 * `className` and `style` reach the root; `ref` and all other props reach the input.
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
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(input, ref);
  const [own, setOwn] = useState(defaultValue);
  const shown = value ?? own;

  useEffect(() => {
    const read = (): void => {
      if (input.current) setOwn(input.current.valueAsNumber);
    };
    const onReset = ({ target }: Event): void => {
      // The event comes before the reset.
      if (input.current?.form === target) setTimeout(read);
    };
    // Set before hydration.
    read();
    document.addEventListener('reset', onReset);
    addEventListener('pageshow', read);
    return () => {
      document.removeEventListener('reset', onReset);
      removeEventListener('pageshow', read);
    };
  }, []);

  const changing = {
    onChange({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
      setOwn(currentTarget.valueAsNumber);
      onValueChange?.(currentTarget.valueAsNumber, { reason: 'input', event: nativeEvent });
    },
  };
  return (
    <FieldParts {...parts}>
      {({ 'aria-invalid': invalid, ...tied }) => (
        <Line>
          <Range
            aria-invalid={invalid}
            aria-valuetext={getValueText(shown)}
            {...mergeProps(changing, control)}
            {...tied}
            {...{ min, max, step }}
            {...(value === undefined ? { defaultValue } : { value })}
            type="range"
            ref={mergedRef}
          />
          {/* The input says it. */}
          <ValueText aria-hidden>{getValueText(shown)}</ValueText>
        </Line>
      )}
    </FieldParts>
  );
}
