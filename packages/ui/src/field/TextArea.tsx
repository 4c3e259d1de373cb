'use client';
import type { ComponentPropsWithRef } from 'react';
import { mergeProps } from '../internal/merge-props.js';
import { useMergedRef } from '../internal/useMergedRef.js';
import { reportValue, type ValueChangeDetails } from '../internal/value-change.js';
import { Area } from './Field.styles.js';
import { FieldParts, splitFieldProps, type FieldOwnProps } from './FieldParts.js';
import { TextCount, type TextCountOwnProps } from './TextCount.js';
import { useEarlyText } from './useEarlyText.js';

/** Details passed to `onValueChange`. */
export type TextAreaChangeDetails = ValueChangeDetails;

export interface TextAreaProps
  extends ComponentPropsWithRef<'textarea'>, FieldOwnProps, TextCountOwnProps {
  /** Called with the text on each input event, in addition to `onChange`. */
  onValueChange?: ((value: string, details: TextAreaChangeDetails) => void) | undefined;
  /**
   * Number of visible lines; the visitor can resize it vertically.
   *
   * @default 5
   */
  rows?: number | undefined;
}

function HydratedArea({ ref, ...props }: ComponentPropsWithRef<'textarea'> & { id: string }) {
  const early = useEarlyText(props.id, props.value === undefined);
  return <Area {...props} ref={useMergedRef(early, ref)} />;
}

/**
 * A labeled text area with a hint and an error.
 *
 * `className` and `style` are passed to the root; `ref` and all other props to the text area.
 */
export function TextArea({ rows = 5, onValueChange, getCountText, ...props }: TextAreaProps) {
  const { parts, control } = splitFieldProps(props);
  return (
    <FieldParts {...parts} count={getCountText && <TextCount {...{ getCountText, control }} />}>
      {({ 'aria-invalid': invalid, ...tied }) => (
        <HydratedArea
          aria-invalid={invalid}
          {...mergeProps(reportValue(onValueChange), control)}
          rows={rows}
          {...tied}
        />
      )}
    </FieldParts>
  );
}
