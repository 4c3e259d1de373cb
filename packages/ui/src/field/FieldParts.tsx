'use client';
import type { HTMLAttributes, ReactNode, RefObject } from 'react';
import type { ControlSize } from '../internal/control-size.js';
import { useUniqueId } from '../internal/useUniqueId.js';
import { warnMissing } from '../internal/warn.js';
import { Label, Mark, Root } from './Field.styles.js';
import { useControlDescription } from './useControlDescription.js';

/** Props that a field adds to those of its control. */
export interface FieldOwnProps {
  /** The label above the control. */
  label: ReactNode;
  /** Help text below the control, always shown. */
  hint?: ReactNode;
  /** What is wrong and how to correct it; marks the control as invalid. */
  error?: ReactNode;
  /**
   * Text after the label: “optional”, or an asterisk where most are not required. Screen readers read it with the
   * label, unless the control is `required`, which the browser announces itself.
   */
  mark?: ReactNode;
  /**
   * Height: 36, 52 or 62 px.
   *
   * @default 'm'
   */
  size?: ControlSize | undefined;
}

export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

type FieldProps = FieldOwnProps &
  Pick<HTMLAttributes<HTMLElement>, 'id' | 'className' | 'style' | 'aria-describedby'> & {
    readonly required?: boolean | undefined;
  };

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
  readonly count?: ReactNode;
  /** The control; what it announces is added to the region, which works in a modal dialog too. */
  readonly children: (control: ControlProps, region: RefObject<Element | null>) => ReactNode;
}

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
  const baseId = useUniqueId();
  const controlId = id ?? baseId;
  const { root, attributes, remarks, region, regionRef } = useControlDescription<HTMLDivElement>(
    controlId,
    { hint, error, describedBy },
  );
  return (
    <Root ref={root} className={className} style={style} data-size={size}>
      <Label id={`${controlId}-label`} htmlFor={controlId}>
        {label}
        <LabelMark isSilent={required}>{mark}</LabelMark>
      </Label>
      {children({ id: controlId, ...attributes }, regionRef)}
      {remarks}
      {count}
      {region}
    </Root>
  );
}

interface LabelMarkProps {
  readonly children: ReactNode;
  /** The browser already announces that the control is required. */
  readonly isSilent: boolean | undefined;
}

export function LabelMark({ children, isSilent }: LabelMarkProps) {
  if (!children) return null;
  return (
    <>
      {' '}
      <Mark aria-hidden={isSilent ? true : undefined}>{children}</Mark>
    </>
  );
}
