'use client';
import { useId, type CSSProperties, type ReactNode } from 'react';
import { CircleAlertIcon } from '../icons/index.js';
import { warnMissing } from '../internal/warn.js';
import { Hint, Label, Message, Root } from './Field.styles.js';

/** What a field adds to the props of its control. */
export interface FieldOwnProps {
  /** What to fill in; shown above the control. */
  label: ReactNode;
  /** Help that is always shown below the control. */
  hint?: ReactNode;
  /** What is wrong and how to put it right; marks the control as invalid. */
  error?: ReactNode;
}

/** What ties a control to its label, its hint and its error. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldPartsProps extends FieldOwnProps {
  readonly id: string | undefined;
  readonly describedBy: string | undefined;
  readonly className: string | undefined;
  readonly style: CSSProperties | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** What every field has around its control. */
export function FieldParts({
  label,
  hint,
  error,
  id,
  describedBy,
  className,
  style,
  children,
}: FieldPartsProps) {
  warnMissing('Field', { label });
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <Root className={className} style={style}>
      <Label htmlFor={controlId}>{label}</Label>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [describedBy, hintId, errorId].filter(Boolean).join(' ') || undefined,
      })}
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
