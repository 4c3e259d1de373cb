'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { mergeProps } from '../internal/merge-props.js';
import { textOf, textReader, useNativeValue } from '../internal/useNativeValue.js';
import { useRender, type Render } from '../internal/useRender.js';
import type { ValueChangeDetails } from '../internal/value-change.js';
import { Affix, Input, Line, Row } from './Field.styles.js';
import { FieldParts, splitFieldProps, type FieldOwnProps } from './FieldParts.js';
import { TextCount, type TextCountOwnProps } from './TextCount.js';

/** Details passed to `onValueChange`. */
export type FieldChangeDetails = ValueChangeDetails;

export interface FieldProps
  extends
    Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'size'>,
    FieldOwnProps,
    TextCountOwnProps {
  /** Called with the text on each input event, in addition to `onChange`. */
  onValueChange?: ((value: string, details: FieldChangeDetails) => void) | undefined;
  /**
   * Content before the input, on its line: a currency, for example. As text, it describes the input for screen readers.
   */
  prefix?: ReactNode;
  /** Content after the input, on its line: a unit, or a button. As text, it describes the input for screen readers. */
  suffix?: ReactNode;
}

const isText = (affix: ReactNode): boolean => typeof affix === 'string' && affix !== '';

/**
 * A labeled input with a hint and an error.
 *
 * `className` and `style` are passed to the root; `ref` and all other props to the input.
 */
export function Field({ onValueChange, prefix, suffix, getCountText, ref, ...props }: FieldProps) {
  const { parts, control } = splitFieldProps(props);
  const reporting = useNativeValue<HTMLInputElement, string>({
    reader: textReader,
    value: textOf(props.value),
    onValueChange,
    ref,
  });
  return (
    <FieldParts
      {...parts}
      count={getCountText && <TextCount getCountText={getCountText} control={control} />}
    >
      {({ 'aria-invalid': invalid, 'aria-describedby': describedBy, id }) => {
        const [prefixId, suffixId] = [`${id}-prefix`, `${id}-suffix`];
        const descriptions = [isText(prefix) && prefixId, isText(suffix) && suffixId, describedBy];
        const input = (
          <Input
            aria-invalid={invalid}
            {...mergeProps(reporting, control)}
            aria-describedby={descriptions.filter(Boolean).join(' ') || undefined}
            id={id}
          />
        );
        if (!prefix && !suffix) return input;
        return (
          <Line>
            {prefix && <Affix id={prefixId}>{prefix}</Affix>}
            {input}
            {suffix && <Affix id={suffixId}>{suffix}</Affix>}
          </Line>
        );
      }}
    </FieldParts>
  );
}

export interface FormRowProps extends ComponentPropsWithRef<'div'> {
  /**
   * Element to render instead of `<div>`: a `<fieldset>`, for example; its props are merged. A function receives them.
   */
  render?: Render | undefined;
}

/** Two fields in a row from 640 px, stacked in a narrower window. */
export function FormRow({ render, ...rest }: FormRowProps) {
  return <Row {...useRender(render, rest)} />;
}
