'use client';
import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { FieldParts, splitFieldProps, type FieldOwnProps } from '../field/FieldParts.js';
import { ChevronDownIcon } from '../icons/index.js';
import { mergeProps } from '../internal/merge-props.js';
import { isListOpen } from '../internal/open-select.js';
import { Box, Control } from './Select.styles.js';

export interface SelectProps
  extends Omit<ComponentPropsWithRef<'select'>, 'multiple' | 'size'>, FieldOwnProps {}

const own = {
  /** Escape closes the list, and not also the dialog around it. */
  onKeyDown(event: KeyboardEvent<HTMLSelectElement>) {
    if (event.key === 'Escape' && isListOpen(event.currentTarget)) event.stopPropagation();
  },
};

/**
 * One choice of many, in a list that opens, with its label, hint and error. It is the browser's own
 * `<select>`: its children are `<option>` and `<optgroup>`, it takes `value`, `defaultValue` and
 * `onChange`, is sent with a form, works without scripts, and opens the wheel of a phone.
 *
 * `className` and `style` reach the root; `ref` and all other props reach the select.
 */
export function Select(props: SelectProps) {
  const { parts, control } = splitFieldProps(props);
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
