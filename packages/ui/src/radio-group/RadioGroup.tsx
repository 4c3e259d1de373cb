'use client';
import { useLayoutEffect, type ComponentPropsWithRef, type ReactNode } from 'react';
import { ChoiceGroup } from '../internal/choice/ChoiceGroup.js';
import type { ControlSize } from '../internal/control-size.js';
import { useRadioChoice, type RadioChoiceDetails } from '../internal/useRadioChoice.js';

export interface RadioGroupOption {
  /** Identifies the option in `value` and `onValueChange`, and is the value that a form submits. */
  readonly value: string;
  /** Label of the option. */
  readonly label: ReactNode;
  /** Help text below the label. */
  readonly hint?: ReactNode;
  /** Whether the option cannot be chosen. */
  readonly disabled?: boolean | undefined;
}

export type RadioGroupChangeDetails = RadioChoiceDetails;

export interface RadioGroupProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** The question; accessible name of the group. */
  legend: ReactNode;
  /** The options, at least two. */
  options: readonly RadioGroupOption[];
  /** Value of the chosen option (controlled); empty: none. */
  value?: string | undefined;
  /**
   * Value of the option chosen initially, if `value` is not set.
   *
   * @default none
   */
  defaultValue?: string | undefined;
  /** Called with the value of the chosen option. */
  onValueChange?: ((value: string, details: RadioGroupChangeDetails) => void) | undefined;
  /** Name that a form submits the value with; without it the value is not submitted. */
  name?: string | undefined;
  /**
   * A form cannot be submitted before an option is chosen.
   *
   * @default false
   */
  required?: boolean | undefined;
  /**
   * `horizontal`: in a row that wraps.
   *
   * @default 'vertical'
   */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Help text below the options. */
  hint?: ReactNode;
  /** What is wrong and how to correct it; marks the options as invalid. */
  error?: ReactNode;
  /**
   * Text after the legend: “optional”, or an asterisk. Hidden from screen readers if the group is `required`, which the
   * browser announces itself.
   */
  mark?: ReactNode;
  /**
   * Height of each option: 36, 44 or 62 px.
   *
   * @default 'm'
   */
  size?: ControlSize | undefined;
}

/**
 * Single choice, with room for a line of help text for each option. Radio buttons in a fieldset, so it is submitted
 * with a form and works without scripts. `focus()` on its ref focuses the chosen option, or the first one.
 */
export function RadioGroup({
  value,
  defaultValue,
  onValueChange,
  name,
  orientation = 'vertical',
  ...rest
}: RadioGroupProps) {
  const { group, radioProps, compare } = useRadioChoice({
    value,
    defaultValue: defaultValue ?? '',
    name,
    onValueChange,
  });
  useLayoutEffect(() => {
    if (value === undefined) compare();
  });
  const groupProps = { group, orientation, inputProps: radioProps };
  return <ChoiceGroup {...rest} control="RadioGroup" {...groupProps} />;
}
