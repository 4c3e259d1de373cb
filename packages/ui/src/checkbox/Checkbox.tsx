'use client';
import { useLayoutEffect, useRef, type ComponentPropsWithRef } from 'react';
import { splitFieldProps } from '../field/FieldParts.js';
import { Choice, type ChoiceOwnProps } from '../internal/choice/Choice.js';
import { Mark } from '../internal/choice/Choice.styles.js';
import { mergeProps } from '../internal/merge-props.js';
import { checkedReader, useNativeValue } from '../internal/useNativeValue.js';
import { useMergedRef } from '../internal/useMergedRef.js';
import type { ValueChangeDetails } from '../internal/value-change.js';

/** Details passed to `onValueChange`. */
export type CheckboxChangeDetails = ValueChangeDetails;

export interface CheckboxProps
  extends Omit<ComponentPropsWithRef<'input'>, 'children' | 'size' | 'type'>, ChoiceOwnProps {
  /** Called with the new checked state, in addition to `onChange`. */
  onValueChange?: ((value: boolean, details: CheckboxChangeDetails) => void) | undefined;
  /**
   * Neither checked nor unchecked: some of the options that it represents are. The browser removes the state on a
   * click; a form submits `checked`.
   *
   * @default false
   */
  indeterminate?: boolean | undefined;
}

/**
 * A native checkbox: it takes `checked`, `defaultChecked` and `onChange`, is submitted with a form and works without
 * scripts.
 *
 * `className` and `style` are passed to the root; `ref` and all other props to the input.
 */
export function Checkbox({ onValueChange, indeterminate = false, ref, ...props }: CheckboxProps) {
  const { parts, control } = splitFieldProps(props);
  const input = useRef<HTMLInputElement>(null);
  const reporting = useNativeValue<HTMLInputElement, boolean>({
    reader: checkedReader,
    value: props.checked,
    onValueChange,
    ref: useMergedRef(input, ref),
  });
  // In every render, as a click removes it, and before paint. HTML has no attribute for it.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  return (
    <Choice control="Checkbox" {...parts}>
      {(described) => <Mark {...described} {...mergeProps(reporting, control)} type="checkbox" />}
    </Choice>
  );
}
