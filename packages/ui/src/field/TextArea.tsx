'use client';
import type { ComponentPropsWithRef } from 'react';
import { mergeProps } from '../internal/merge-props.js';
import { textOf, textReader, useNativeValue } from '../internal/useNativeValue.js';
import type { ValueChangeDetails } from '../internal/value-change.js';
import { Area } from './Field.styles.js';
import { FieldParts, splitFieldProps, type FieldOwnProps } from './FieldParts.js';
import { TextCount, type TextCountOwnProps } from './TextCount.js';

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

type ReportingAreaProps = ComponentPropsWithRef<'textarea'> & Pick<TextAreaProps, 'onValueChange'>;

/** A component of its own, as its id is that of the field. */
function ReportingArea({ onValueChange, ref, ...props }: ReportingAreaProps) {
  const reporting = useNativeValue<HTMLTextAreaElement, string>({
    reader: textReader,
    value: textOf(props.value),
    onValueChange,
    ref,
    id: props.id,
  });
  return <Area {...mergeProps(reporting, props)} />;
}

/**
 * A labeled text area with a hint and an error.
 *
 * `className` and `style` are passed to the root; `ref` and all other props to the text area.
 */
export function TextArea({ rows = 5, onValueChange, getCountText, ...props }: TextAreaProps) {
  const { parts, control } = splitFieldProps(props);
  return (
    <FieldParts
      {...parts}
      count={getCountText && <TextCount getCountText={getCountText} control={control} />}
    >
      {({ 'aria-invalid': invalid, ...tied }) => (
        <ReportingArea
          aria-invalid={invalid}
          {...control}
          onValueChange={onValueChange}
          rows={rows}
          {...tied}
        />
      )}
    </FieldParts>
  );
}
