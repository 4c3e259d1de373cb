'use client';
import type { HTMLAttributes, ReactNode } from 'react';
import { useUniqueId } from '../internal/useUniqueId.js';
import { warnMissing } from '../internal/warn.js';
import { Label, Root } from './Field.styles.js';
import { useControlDescription } from './useControlDescription.js';

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

type FieldProps = FieldOwnProps &
  Pick<HTMLAttributes<HTMLElement>, 'id' | 'className' | 'style' | 'aria-describedby'>;

/** What is around a control takes some of the props of a field; the rest is the control's. */
export function splitFieldProps<Props extends FieldProps>({
  label,
  hint,
  error,
  id,
  className,
  style,
  'aria-describedby': describedBy,
  ...control
}: Props) {
  return { parts: { label, hint, error, id, className, style, describedBy }, control };
}

interface FieldPartsProps extends FieldOwnProps, Pick<FieldProps, 'id' | 'className' | 'style'> {
  readonly describedBy: string | undefined;
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
  const ownId = useUniqueId();
  const controlId = id ?? ownId;
  const { root, attributes, remarks, region } = useControlDescription<HTMLDivElement>(controlId, {
    hint,
    error,
    describedBy,
  });
  return (
    <Root ref={root} className={className} style={style}>
      <Label htmlFor={controlId}>{label}</Label>
      {children({ id: controlId, ...attributes })}
      {remarks}
      {region}
    </Root>
  );
}
