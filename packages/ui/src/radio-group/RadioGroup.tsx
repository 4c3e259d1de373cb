'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { LabelMark } from '../field/LabelMark.js';
import { useControlDescription } from '../field/useControlDescription.js';
import { Choice } from '../internal/choice/Choice.js';
import { Mark } from '../internal/choice/Choice.styles.js';
import type { ControlSize } from '../internal/control-size.js';
import { useGroupFocus } from '../internal/useGroupFocus.js';
import { useMergedRef } from '../internal/useMergedRef.js';
import { useRadioChoice, type RadioChoiceDetails } from '../internal/useRadioChoice.js';
import { warnMissing } from '../internal/warn.js';
import { Legend, Notes, Options, Root } from './RadioGroup.styles.js';

export interface RadioGroupOption {
  /** What `value` and `onValueChange` call it, and what a form sends. */
  readonly value: string;
  /** Its words. */
  readonly label: ReactNode;
  /** Help below the words. */
  readonly hint?: ReactNode;
  /** Cannot be chosen. */
  readonly disabled?: boolean | undefined;
}

export type RadioGroupChangeDetails = RadioChoiceDetails;

export interface RadioGroupProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** What is chosen here; names the group. */
  legend: ReactNode;
  /** Two or more. */
  options: readonly RadioGroupOption[];
  /** Value of the chosen option, where the consumer holds it; empty: none. */
  value?: string | undefined;
  /**
   * Value of the option that is chosen at first, where `value` is not given.
   *
   * @default none
   */
  defaultValue?: string | undefined;
  /** Called with the value that was chosen. */
  onValueChange?: ((value: string, details: RadioGroupChangeDetails) => void) | undefined;
  /** Name under which a form sends the value; without it the value is not sent. */
  name?: string | undefined;
  /**
   * A form is not sent before one is chosen.
   *
   * @default false
   */
  required?: boolean | undefined;
  /**
   * `horizontal`: beside each other, and below where they do not fit.
   *
   * @default 'vertical'
   */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Help below the options. */
  hint?: ReactNode;
  /** What is wrong and how to put it right; marks the options as invalid. */
  error?: ReactNode;
  /** Follows the legend: “optional”, or a star. Silent where the group is `required`, as the browser says that. */
  mark?: ReactNode;
  /**
   * Height of each option: 36, 44 or 62 px.
   *
   * @default 'm'
   */
  size?: ControlSize | undefined;
}

/**
 * One choice of several, with room for a line of help each. Radio buttons in a fieldset, so it is sent
 * with a form and works without scripts. `focus()` of its ref goes to the chosen option, or to the first one.
 */
export function RadioGroup({
  legend,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  required,
  orientation = 'vertical',
  hint,
  error,
  mark,
  size,
  'aria-describedby': describedBy,
  ref,
  ...rest
}: RadioGroupProps) {
  warnMissing('RadioGroup', { legend });
  const { group, id, radioProps } = useRadioChoice({
    value,
    defaultValue: defaultValue ?? '',
    name,
    onValueChange,
  });
  const { root, attributes, remarks, region } = useControlDescription<HTMLFieldSetElement>(id, {
    hint,
    error,
    describedBy,
  });
  const mergedRef = useMergedRef(useMergedRef(root, ref), useGroupFocus());
  return (
    <Root aria-describedby={attributes['aria-describedby']} {...rest} ref={mergedRef}>
      <Legend>
        {legend}
        <LabelMark isSilent={required}>{mark}</LabelMark>
      </Legend>
      <Options ref={group} data-orientation={orientation}>
        {options.map((option) => (
          <Choice
            key={option.value}
            control="RadioGroup"
            label={option.label}
            hint={option.hint}
            size={size}
            describedBy={undefined}
          >
            {({ 'aria-describedby': optionDescribedBy }) => (
              <Mark
                {...radioProps(option.value)}
                required={required}
                disabled={option.disabled}
                aria-describedby={optionDescribedBy}
                data-invalid={error ? '' : undefined}
              />
            )}
          </Choice>
        ))}
      </Options>
      <Notes>{remarks}</Notes>
      {region}
    </Root>
  );
}
