'use client';
import type { ComponentPropsWithRef } from 'react';
import { Input } from './Field.styles.js';
import { FieldParts, splitFieldProps, type FieldOwnProps } from './FieldParts.js';

export interface FieldProps extends ComponentPropsWithRef<'input'>, FieldOwnProps {}

/**
 * A labelled input with its hint and its error.
 *
 * `className` and `style` reach the root; `ref` and all other props reach the input.
 */
export function Field(props: FieldProps) {
  const { parts, control } = splitFieldProps(props);
  return (
    <FieldParts {...parts}>
      {({ 'aria-invalid': invalid, ...tied }) => (
        <Input aria-invalid={invalid} {...control} {...tied} />
      )}
    </FieldParts>
  );
}
