'use client';
import type { HTMLAttributes, ReactNode } from 'react';
import type { ControlSize } from '../internal/control-size.js';
import { useUniqueId } from '../internal/useUniqueId.js';
import { warnMissing } from '../internal/warn.js';
import { Label, Root } from './Field.styles.js';
import { LabelMark } from './LabelMark.js';
import { useControlDescription } from './useControlDescription.js';

/** What a field adds to the props of its control. */
export interface FieldOwnProps {
  /** What to fill in; shown above the control. */
  label: ReactNode;
  /** Help that is always shown below the control. */
  hint?: ReactNode;
  /** What is wrong and how to put it right; marks the control as invalid. */
  error?: ReactNode;
  /**
   * Follows the label: “optional”, or a star where most are not required. A screen reader says it with the label, but
   * not where the control is `required`, as the browser says that.
   */
  mark?: ReactNode;
  /**
   * Height: 36, 52 or 62 px.
   *
   * @default 'm'
   */
  size?: ControlSize | undefined;
}

/** What ties a control to its label, its hint and its error. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

type FieldProps = FieldOwnProps &
  Pick<HTMLAttributes<HTMLElement>, 'id' | 'className' | 'style' | 'aria-describedby'> & {
    readonly required?: boolean | undefined;
  };

/** What is around a control takes some of the props of a field; the rest is the control's. */
export function splitFieldProps<Props extends FieldProps>({
  label,
  hint,
  error,
  mark,
  size,
  id,
  className,
  style,
  'aria-describedby': describedBy,
  ...control
}: Props) {
  const { required } = control;
  return {
    parts: { label, hint, error, mark, size, required, id, className, style, describedBy },
    control,
  };
}

interface FieldPartsProps
  extends FieldOwnProps, Pick<FieldProps, 'id' | 'className' | 'style' | 'required'> {
  readonly describedBy: string | undefined;
  /** Below the hint and the error. */
  readonly count?: ReactNode;
  readonly children: (control: ControlProps) => ReactNode;
}

/** What every field has around its control. */
export function FieldParts({
  label,
  hint,
  error,
  mark,
  size = 'm',
  required,
  id,
  describedBy,
  className,
  style,
  count,
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
    <Root ref={root} className={className} style={style} data-size={size}>
      <Label htmlFor={controlId}>
        {label}
        <LabelMark isSilent={required}>{mark}</LabelMark>
      </Label>
      {children({ id: controlId, ...attributes })}
      {remarks}
      {count}
      {region}
    </Root>
  );
}
