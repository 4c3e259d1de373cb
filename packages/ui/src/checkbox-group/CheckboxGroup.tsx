'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ChoiceGroup } from '../internal/choice/ChoiceGroup.js';
import type { ControlSize } from '../internal/control-size.js';
import { useCheckboxChoice } from '../internal/useCheckboxChoice.js';
import type { ValueChangeDetails } from '../internal/value-change.js';

export interface CheckboxGroupOption {
  /** Identifies the option in `value` and `onValueChange`, and is the value that a form submits. */
  readonly value: string;
  /** Label of the option. */
  readonly label: ReactNode;
  /** Help text below the label. */
  readonly hint?: ReactNode;
  /** Whether the option cannot be changed. */
  readonly disabled?: boolean | undefined;
}

/**
 * Details passed to `onValueChange`; `native`: a change before hydration, by the browser's restored form state, or by a
 * form reset.
 */
export type CheckboxGroupChangeDetails = ValueChangeDetails;

export interface CheckboxGroupProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** The question; accessible name of the group. */
  legend: ReactNode;
  /** The options, at least two. */
  options: readonly CheckboxGroupOption[];
  /** Values of the checked options (controlled). */
  value?: readonly string[] | undefined;
  /**
   * Values of the options checked initially, if `value` is not set.
   *
   * @default none
   */
  defaultValue?: readonly string[] | undefined;
  /**
   * Called with the values of all checked options, in the order of `options`; before them those that no option has, as
   * a filter hides it.
   */
  onValueChange?: ((value: string[], details: CheckboxGroupChangeDetails) => void) | undefined;
  /** Name that a form submits each checked value with; without it none is submitted. */
  name?: string | undefined;
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
  /** Text after the legend: “optional”, or “one or more”. */
  mark?: ReactNode;
  /**
   * Height of each option: 36, 44 or 62 px.
   *
   * @default 'm'
   */
  size?: ControlSize | undefined;
}

/**
 * Multiple choice, with room for a line of help text for each option. Checkboxes in a fieldset, so it is submitted with
 * a form and works without scripts. `focus()` on its ref focuses the first checked option, or the first one.
 */
export function CheckboxGroup({
  value,
  defaultValue = [],
  onValueChange,
  name,
  orientation = 'vertical',
  ...rest
}: CheckboxGroupProps) {
  const { group, onChange } = useCheckboxChoice<HTMLDivElement>({
    value,
    defaultValue,
    onValueChange,
    boxes: 'input',
  });
  const inputProps = (option: string) => ({
    type: 'checkbox',
    value: option,
    ...(value
      ? { checked: value.includes(option) }
      : { defaultChecked: defaultValue.includes(option) }),
    onChange,
    name,
  });
  return (
    <ChoiceGroup
      {...rest}
      control="CheckboxGroup"
      group={group}
      orientation={orientation}
      inputProps={inputProps}
    />
  );
}
