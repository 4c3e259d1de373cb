'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { LabelMark } from '../field/LabelMark.js';
import { useControlDescription } from '../field/useControlDescription.js';
import { Choice } from '../internal/choice/Choice.js';
import { Mark } from '../internal/choice/Choice.styles.js';
import type { ControlSize } from '../internal/control-size.js';
import { useCheckboxChoice } from '../internal/useCheckboxChoice.js';
import { useGroupFocus } from '../internal/useGroupFocus.js';
import { useMergedRef } from '../internal/useMergedRef.js';
import { useUniqueId } from '../internal/useUniqueId.js';
import type { ValueChangeDetails } from '../internal/value-change.js';
import { warnMissing } from '../internal/warn.js';
import { Legend, Notes, Options, Root } from '../radio-group/RadioGroup.styles.js';

export interface CheckboxGroupOption {
  /** What `value` and `onValueChange` call it, and what a form sends. */
  readonly value: string;
  /** Its words. */
  readonly label: ReactNode;
  /** Help below the words. */
  readonly hint?: ReactNode;
  /** Cannot be chosen. */
  readonly disabled?: boolean | undefined;
}

/**
 * What is known about a change; `native`: chosen before the page was hydrated, brought back by the browser, or set by a
 * reset of the form.
 */
export type CheckboxGroupChangeDetails = ValueChangeDetails<'input' | 'native'>;

export interface CheckboxGroupProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** What is chosen here; names the group. */
  legend: ReactNode;
  /** Two or more. */
  options: readonly CheckboxGroupOption[];
  /** Values of the chosen options, where the consumer holds them. */
  value?: readonly string[] | undefined;
  /**
   * Values of the options that are chosen at first, where `value` is not given.
   *
   * @default none
   */
  defaultValue?: readonly string[] | undefined;
  /** Called with the values of all chosen options, in the order of `options`. */
  onValueChange?: ((value: string[], details: CheckboxGroupChangeDetails) => void) | undefined;
  /** Name under which a form sends each chosen value; without it none is sent. */
  name?: string | undefined;
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
  /** Follows the legend: “optional”, or “one or more”. */
  mark?: ReactNode;
  /**
   * Height of each option: 36, 44 or 62 px.
   *
   * @default 'm'
   */
  size?: ControlSize | undefined;
}

/**
 * Any number of choices of several, with room for a line of help each. Checkboxes in a fieldset, so it is sent with a
 * form and works without scripts. `focus()` of its ref goes to the first chosen option, or to the first one.
 */
export function CheckboxGroup({
  legend,
  options,
  value,
  defaultValue = [],
  onValueChange,
  name,
  orientation = 'vertical',
  hint,
  error,
  mark,
  size,
  'aria-describedby': describedBy,
  ref,
  ...rest
}: CheckboxGroupProps) {
  warnMissing('CheckboxGroup', { legend });
  const { group, onChange } = useCheckboxChoice<HTMLDivElement>({
    value,
    defaultValue,
    onValueChange,
  });
  const { root, attributes, remarks, region } = useControlDescription<HTMLFieldSetElement>(
    useUniqueId(),
    { hint, error, describedBy },
  );
  const mergedRef = useMergedRef(useMergedRef(root, ref), useGroupFocus());
  return (
    <Root aria-describedby={attributes['aria-describedby']} {...rest} ref={mergedRef}>
      <Legend>
        {legend}
        <LabelMark isSilent={false}>{mark}</LabelMark>
      </Legend>
      <Options ref={group} data-orientation={orientation}>
        {options.map((option) => (
          <Choice
            key={option.value}
            control="CheckboxGroup"
            label={option.label}
            hint={option.hint}
            size={size}
            describedBy={undefined}
          >
            {({ 'aria-describedby': optionDescribedBy }) => (
              <Mark
                type="checkbox"
                value={option.value}
                {...(value
                  ? { checked: value.includes(option.value) }
                  : { defaultChecked: defaultValue.includes(option.value) })}
                onChange={onChange}
                name={name}
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
