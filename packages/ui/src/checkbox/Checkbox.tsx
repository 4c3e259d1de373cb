'use client';
import { useLayoutEffect, useRef, type ComponentPropsWithRef } from 'react';
import { Choice, type ChoiceOwnProps } from '../internal/choice/Choice.js';
import { Mark } from '../internal/choice/Choice.styles.js';
import { mergeProps } from '../internal/merge-props.js';
import { useMergedRef } from '../internal/useMergedRef.js';
import { reportChecked, type ValueChangeDetails } from '../internal/value-change.js';

/** What is known about a change of a checkbox. */
export type CheckboxChangeDetails = ValueChangeDetails;

export interface CheckboxProps
  extends Omit<ComponentPropsWithRef<'input'>, 'children' | 'size' | 'type'>, ChoiceOwnProps {
  /** Called with whether it is checked, beside `onChange`. */
  onValueChange?: ((value: boolean, details: CheckboxChangeDetails) => void) | undefined;
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
  mark,
  size,
  onValueChange,
  indeterminate = false,
  className,
  style,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(input, ref);
  // With every render, as a click takes it away, and before it is painted. HTML has no attribute for it.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  return (
    <Choice
      control="Checkbox"
      required={rest.required}
      {...{ label, hint, error, describedBy, mark, size, className, style }}
    >
      {(described) => (
        <Mark
          {...described}
          {...mergeProps(reportChecked(onValueChange), rest)}
          type="checkbox"
          ref={mergedRef}
        />
      )}
    </Choice>
  );
}
