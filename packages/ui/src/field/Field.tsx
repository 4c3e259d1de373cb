'use client';
import type { ComponentPropsWithRef } from 'react';
import { Input } from './Field.styles.js';
import { FieldParts, type FieldOwnProps } from './FieldParts.js';

export interface FieldProps extends ComponentPropsWithRef<'input'>, FieldOwnProps {}

/**
 * A labelled input with its hint and its error.
 *
 * `className` and `style` reach the root; `ref` and all other props reach the input.
 */
export function Field({
  label,
  hint,
  error,
  className,
  style,
  id,
  'aria-describedby': describedBy,
  ...rest
}: FieldProps) {
  return (
    <FieldParts {...{ label, hint, error, className, style, id, describedBy }}>
      {({ 'aria-invalid': invalid, ...control }) => (
        <Input aria-invalid={invalid} {...rest} {...control} />
      )}
    </FieldParts>
  );
}
