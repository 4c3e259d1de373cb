'use client';
import { useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { FieldParts, splitFieldProps, type FieldOwnProps } from '../field/FieldParts.js';
import { mergeProps } from '../internal/merge-props.js';
import { numberReader, useNativeValue } from '../internal/useNativeValue.js';
import type { ValueChangeDetails } from '../internal/value-change.js';
import { media, mixins, typography, vars } from '../theme/index.js';
import { KEEP_VALUE_ON_SCROLL } from './keep-value-on-scroll.js';

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
  const [internalValue, setInternalValue] = useState(defaultValue);
  const currentValue = toStep(value ?? internalValue, min, max, step);
  const reporting = useNativeValue<HTMLInputElement, number>({
    reader: numberReader,
    value,
    onValueChange: (next, details) => {
      setInternalValue(next);
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
            aria-valuetext={getValueText(currentValue)}
            {...mergeProps({ ...KEEP_VALUE_ON_SCROLL, ...reporting }, control)}
            {...tied}
            min={min}
            max={max}
            step={step}
            {...(value === undefined ? { defaultValue } : { value })}
            type="range"
          />
          {/* Hidden, as the input has the same text. */}
          <ValueText aria-hidden>{getValueText(currentValue)}</ValueText>
        </Line>
      )}
    </FieldParts>
  );
}

/** Returns the value that a browser shows for another one: the nearest step within the limits. */
function toStep(value: number, min: number, max: number, step: number): number {
  const steps = Math.min(Math.round((value - min) / step), Math.floor((max - min) / step));
  // Without the error of binary fractions.
  return Number((min + Math.max(steps, 0) * step).toPrecision(12));
}

const track = `
  box-sizing: border-box;
  block-size: 6px;
  border: 0;
  border-radius: ${vars.radius.cornerMark};
  background: var(--_line);
`;

const thumb = `
  appearance: none;
  box-sizing: border-box;
  inline-size: 26px;
  block-size: 26px;
  border: 3px solid var(--_line);
  ${mixins.cornersMark}
  background: var(--_thumb);
`;

const Line = styled.div`
  @layer waypage {
    display: flex;
    align-items: center;
    gap: ${vars.space[5]};
  }
`;

const ValueText = styled.span`
  @layer waypage {
    flex: none;
    min-inline-size: 3ch;
    ${typography.body}
    font-size: var(--_type);
    font-variant-numeric: tabular-nums;
    unicode-bidi: plaintext;
    text-align: end;
    color: ${vars.color.ink};
  }
`;

const Range = styled.input`
  @layer waypage {
    --_line: ${vars.color.line};
    --_thumb: ${vars.color.sheet};

    appearance: none;
    flex: 1;
    min-inline-size: 0;
    block-size: var(--_field);
    margin: 0;
    background: none;
    cursor: pointer;
    ${mixins.focusRing}

    &::-webkit-slider-runnable-track {
      ${track}
    }
    &::-moz-range-track {
      ${track}
    }
    &::-webkit-slider-thumb {
      ${thumb}
      margin-block-start: -10px;
    }
    &::-moz-range-thumb {
      ${thumb}
    }
    &[aria-invalid='true'] {
      --_line: ${vars.color.danger};
    }
    &:disabled {
      --_line: ${vars.color.onDisabled};
      cursor: not-allowed;
    }
    @media ${media.hover} {
      &:hover:enabled {
        --_thumb: ${vars.color.mist};
      }
    }
    @media (forced-colors: active) {
      &,
      &[aria-invalid='true'] {
        --_line: ButtonText;
      }
      &:disabled {
        --_line: GrayText;
      }
    }
  }
`;
