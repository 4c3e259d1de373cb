'use client';
import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { FieldParts, splitFieldProps, type FieldOwnProps } from '../field/FieldParts.js';
import { ChevronDownIcon } from '../icons/index.js';
import { mergeProps } from '../internal/merge-props.js';
import { isListOpen } from '../internal/open-select.js';
import { reportValue, type ValueChangeDetails } from '../internal/value-change.js';
import { Box, Control } from './Select.styles.js';

/** What is known about a choice. */
export type SelectChangeDetails = ValueChangeDetails;

export interface SelectProps
  extends Omit<ComponentPropsWithRef<'select'>, 'multiple' | 'size'>, FieldOwnProps {
  /** Called with the value that was chosen, beside `onChange`. */
  onValueChange?: ((value: string, details: SelectChangeDetails) => void) | undefined;
}

/**
 * One choice of many, in a list that opens, with its label, hint and error. It is the browser's own
 * `<select>`: its children are `<option>` and `<optgroup>`, it takes `value`, `defaultValue` and
 * `onChange`, is sent with a form, works without scripts, and opens the wheel of a phone.
 *
 * `className` and `style` reach the root; `ref` and all other props reach the select.
 */
export function Select({ onValueChange, ...props }: SelectProps) {
  const { parts, control } = splitFieldProps(props);
  const own = {
    ...reportValue(onValueChange),
    /** Escape closes the list, and not also the dialog around it. */
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
