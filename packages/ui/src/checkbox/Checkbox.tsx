'use client';
import { useLayoutEffect, useRef, type ComponentPropsWithRef } from 'react';
import { Choice, type ChoiceOwnProps } from '../internal/choice/Choice.js';
import { Mark } from '../internal/choice/Choice.styles.js';
import { useMergedRef } from '../internal/useMergedRef.js';

export interface CheckboxProps
  extends Omit<ComponentPropsWithRef<'input'>, 'children' | 'size' | 'type'>, ChoiceOwnProps {
  /**
   * Neither checked nor unchecked: some of the things that it stands for are. The browser takes it
   * away when the box is pressed; a form sends what `checked` says.
   *
   * @default false
   */
  indeterminate?: boolean | undefined;
}

/**
 * One thing to agree to or to choose. It is the browser's own checkbox: it takes `checked`,
 * `defaultChecked` and `onChange`, is sent with a form and works without scripts.
 *
 * `className` and `style` reach the root; `ref` and all other props reach the input.
 */
export function Checkbox({
  label,
  hint,
  error,
  indeterminate = false,
  className,
  style,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(input, ref);
  // With every render, as a press takes it away, and before it is painted. HTML has no attribute for it.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  return (
    <Choice control="Checkbox" {...{ label, hint, error, describedBy, className, style }}>
      {(described) => <Mark {...described} {...rest} type="checkbox" ref={mergedRef} />}
    </Choice>
  );
}
