'use client';
import type { ComponentPropsWithRef } from 'react';
import { useMergedRef } from '../internal/useMergedRef.js';
import { Area } from './Field.styles.js';
import { FieldParts, splitFieldProps, type FieldOwnProps } from './FieldParts.js';
import { useEarlyText } from './useEarlyText.js';

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'>, FieldOwnProps {
  /**
   * Lines that are seen at once; the visitor can make it higher.
   *
   * @default 5
   */
  rows?: number | undefined;
}

interface HydratedAreaProps extends ComponentPropsWithRef<'textarea'> {
  readonly id: string;
}

function HydratedArea({ ref, ...props }: HydratedAreaProps) {
  const early = useEarlyText(props.id, props.value === undefined);
  return <Area {...props} ref={useMergedRef(early, ref)} />;
}

/**
 * A labelled field for several lines, with its hint and its error.
 *
 * `className` and `style` reach the root; `ref` and all other props reach the text area.
 */
export function TextArea({ rows = 5, ...props }: TextAreaProps) {
  const { parts, control } = splitFieldProps(props);
  return (
    <FieldParts {...parts}>
      {({ 'aria-invalid': invalid, ...tied }) => (
        <HydratedArea aria-invalid={invalid} {...control} rows={rows} {...tied} />
      )}
    </FieldParts>
  );
}
