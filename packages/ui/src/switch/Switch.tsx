'use client';
import type { ComponentPropsWithRef } from 'react';
import { Choice, type ChoiceOwnProps } from '../internal/choice/Choice.js';
import { Track } from './Switch.styles.js';

export interface SwitchProps
  extends
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'role' | 'size' | 'type'>,
    ChoiceOwnProps {}

/**
 * Something that is on or off, at once. It is the browser's own checkbox with the role of a switch: it
 * takes `checked`, `defaultChecked` and `onChange`, is sent with a form and works without scripts.
 *
 * `className` and `style` reach the root; `ref` and all other props reach the input.
 */
export function Switch({
  label,
  hint,
  error,
  className,
  style,
  'aria-describedby': describedBy,
  ...rest
}: SwitchProps) {
  return (
    <Choice control="Switch" {...{ label, hint, error, describedBy, className, style }}>
      {(described) => <Track {...described} {...rest} type="checkbox" role="switch" />}
    </Choice>
  );
}
