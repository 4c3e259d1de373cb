'use client';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { CircleAlertIcon } from '../icons/index.js';
import { Hint, Input, Label, Message, Root } from './Field.styles.js';

export interface FieldProps extends ComponentPropsWithRef<'input'> {
  /** What to fill in; shown above the input. */
  label: ReactNode;
  /** Help that is always shown below the input. */
  hint?: ReactNode;
  /** What is wrong and how to put it right; marks the input as invalid. */
  error?: ReactNode;
}

/**
 * A labelled input with its hint and its error.
 *
 * `className` and `style` reach the root; `ref` and all other props reach the input.
 */
export function Field({
  label,
  hint,
  error,
  className,
  style,
  id,
  'aria-describedby': describedBy,
  ...rest
}: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = hint ? `${inputId}-hint` : undefined;
  const errorId = error ? `${inputId}-error` : undefined;
  const describedByAll = [describedBy, hintId, errorId].filter(Boolean).join(' ');
  return (
    <Root className={className} style={style}>
      <Label htmlFor={inputId}>{label}</Label>
      <Input
        aria-invalid={error ? true : undefined}
        {...rest}
        id={inputId}
        aria-describedby={describedByAll || undefined}
      />
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {error && (
        <Message id={errorId}>
          <CircleAlertIcon size={18} />
          <span>{error}</span>
        </Message>
      )}
    </Root>
  );
}
