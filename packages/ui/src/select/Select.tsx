'use client';
import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { FieldParts, splitFieldProps, type FieldOwnProps } from '../field/FieldParts.js';
import { ChevronDownIcon } from '../icons/index.js';
import { mergeProps } from '../internal/merge-props.js';
import { isListOpen } from '../internal/is-list-open.js';
import { selectReading, textOf, useNativeValue } from '../internal/useNativeValue.js';
import type { ValueChangeDetails } from '../internal/value-change.js';
import { Box, Control } from './Select.styles.js';

/** Details passed to `onValueChange`. */
export type SelectChangeDetails = ValueChangeDetails;

export interface SelectProps
  extends Omit<ComponentPropsWithRef<'select'>, 'multiple' | 'size'>, FieldOwnProps {
  /** Called with the value of the chosen option, in addition to `onChange`. */
  onValueChange?: ((value: string, details: SelectChangeDetails) => void) | undefined;
}

/**
 * Single choice from a list, with a label, hint and error. A native `<select>`: its children are `<option>` and
 * `<optgroup>`, it takes `value`, `defaultValue` and `onChange`, is submitted with a form, works without scripts, and
 * opens the picker of a phone.
 *
 * `className` and `style` are passed to the root; `ref` and all other props to the select.
 */
export function Select({ onValueChange, ref, ...props }: SelectProps) {
  const { parts, control } = splitFieldProps(props);
  const own = {
    ...useNativeValue<HTMLSelectElement, string>({
      reading: selectReading,
      value: textOf(props.value),
      onValueChange,
      ref,
    }),
    /** Escape closes the list, but not the dialog around it. */
    onKeyDown(event: KeyboardEvent<HTMLSelectElement>) {
      if (event.key === 'Escape' && isListOpen(event.currentTarget)) event.stopPropagation();
    },
  };
  return (
    <FieldParts {...parts}>
      {({ 'aria-invalid': invalid, ...tied }) => (
        <Box>
          <Control aria-invalid={invalid} {...mergeProps(own, control)} {...tied} />
          <ChevronDownIcon />
        </Box>
      )}
    </FieldParts>
  );
}
