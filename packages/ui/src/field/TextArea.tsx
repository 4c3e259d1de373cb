'use client';
import type { ComponentPropsWithRef } from 'react';
import { mergeProps } from '../internal/merge-props.js';
import { useMergedRef } from '../internal/useMergedRef.js';
import { reportValue, type ValueChangeDetails } from '../internal/value-change.js';
import { Area } from './Field.styles.js';
import { FieldParts, splitFieldProps, type FieldOwnProps } from './FieldParts.js';
import { TextCount, type TextCountOwnProps } from './TextCount.js';
import { useEarlyText } from './useEarlyText.js';

/** What is known about a change of a text. */
export type TextAreaChangeDetails = ValueChangeDetails;

export interface TextAreaProps
  extends ComponentPropsWithRef<'textarea'>, FieldOwnProps, TextCountOwnProps {
  /** Called with the text after each key, beside `onChange`. */
  onValueChange?: ((value: string, details: TextAreaChangeDetails) => void) | undefined;
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
export function TextArea({ rows = 5, onValueChange, getCountText, ...props }: TextAreaProps) {
  const { parts, control } = splitFieldProps(props);
  return (
    <FieldParts
      {...parts}
      count={
        getCountText && (
          <TextCount
            {...{ getCountText, maxLength: control.maxLength }}
            text={control.value ?? control.defaultValue}
          />
        )
      }
    >
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
