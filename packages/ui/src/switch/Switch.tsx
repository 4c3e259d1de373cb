'use client';
import type { ComponentPropsWithRef } from 'react';
import { splitFieldProps } from '../field/FieldParts.js';
import { Choice, type ChoiceOwnProps } from '../internal/choice/Choice.js';
import { mergeProps } from '../internal/merge-props.js';
import { checkedReading, useNativeValue } from '../internal/useNativeValue.js';
import type { ValueChangeDetails } from '../internal/value-change.js';
import { Track } from './Switch.styles.js';

/** Details passed to `onValueChange`. */
export type SwitchChangeDetails = ValueChangeDetails;

export interface SwitchProps
  extends
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'role' | 'size' | 'type'>,
    ChoiceOwnProps {
  /** Called with the new state, in addition to `onChange`. */
  onValueChange?: ((value: boolean, details: SwitchChangeDetails) => void) | undefined;
}

/**
 * Turns a setting on or off immediately. A native checkbox with the role of a switch: it takes `checked`,
 * `defaultChecked` and `onChange`, is submitted with a form and works without scripts.
 *
 * `className` and `style` are passed to the root; `ref` and all other props to the input.
 */
export function Switch({ onValueChange, ref, ...props }: SwitchProps) {
  const { parts, control } = splitFieldProps(props);
  const reporting = useNativeValue<HTMLInputElement, boolean>({
    reading: checkedReading,
    value: props.checked,
    onValueChange,
    ref,
  });
  return (
    <Choice control="Switch" {...parts}>
      {(described) => (
        <Track {...described} {...mergeProps(reporting, control)} type="checkbox" role="switch" />
      )}
    </Choice>
  );
}
