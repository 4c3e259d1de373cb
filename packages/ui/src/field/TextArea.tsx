'use client';
import type { ComponentPropsWithRef } from 'react';
import { Area } from './Field.styles.js';
import { FieldParts, type FieldOwnProps } from './FieldParts.js';

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'>, FieldOwnProps {
  /**
   * Lines that are seen at once; the visitor can make it higher.
   *
   * @default 5
   */
  rows?: number | undefined;
}

/**
 * A labelled field for several lines, with its hint and its error.
 *
 * `className` and `style` reach the root; `ref` and all other props reach the text area.
 */
export function TextArea({
  label,
  hint,
  error,
  className,
  style,
  id,
  rows = 5,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps) {
  return (
    <FieldParts {...{ label, hint, error, className, style, id, describedBy }}>
      {({ 'aria-invalid': invalid, ...control }) => (
        <Area aria-invalid={invalid} {...rest} rows={rows} {...control} />
      )}
    </FieldParts>
  );
}
