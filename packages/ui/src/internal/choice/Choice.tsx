'use client';
import type { CSSProperties, ReactNode } from 'react';
import { LabelMark, type ControlProps } from '../../field/FieldParts.js';
import { useControlDescription } from '../../field/useControlDescription.js';
import type { ControlSize } from '../control-size.js';
import { useUniqueId } from '../useUniqueId.js';
import { warnMissing } from '../warn.js';
import { Notes, Root, Row } from './Choice.styles.js';

/** Props that a checkbox, switch or radio button adds to those of its input. */
export interface ChoiceOwnProps {
  /** The label; clicking it toggles the control too. */
  label: ReactNode;
  /** Help text below the label, always shown. */
  hint?: ReactNode;
  /** What is wrong and how to correct it; marks the control as invalid. */
  error?: ReactNode;
  /**
   * Text after the label: “optional”, or an asterisk. Hidden from screen readers if the control is `required`, which
   * the browser announces itself.
   */
  mark?: ReactNode;
  /**
   * Height: 36, 44 or 62 px.
   *
   * @default 'm'
   */
  size?: ControlSize | undefined;
}

export interface ChoiceProps extends ChoiceOwnProps {
  readonly control: 'Checkbox' | 'CheckboxGroup' | 'RadioGroup' | 'Switch';
  readonly required?: boolean | undefined;
  /** The id of the input. */
  readonly id?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children: (
    described: Pick<ControlProps, 'aria-describedby' | 'aria-invalid'> & { id?: string },
  ) => ReactNode;
}

export function Choice({
  control,
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
  children,
}: ChoiceProps) {
  warnMissing(control, { label });
  const { root, attributes, remarks, region } = useControlDescription<HTMLDivElement>(
    useUniqueId(),
    { hint, error, describedBy },
  );
  return (
    <Root
      ref={root}
      className={className}
      style={style}
      data-control={control.toLowerCase()}
      data-size={size}
    >
      <Row>
        {children({ ...(id !== undefined && { id }), ...attributes })}
        <span>
          {label}
          <LabelMark isSilent={required}>{mark}</LabelMark>
        </span>
      </Row>
      <Notes>{remarks}</Notes>
      {/* The error of an option is that of its group. */}
      {control.endsWith('Group') || region}
    </Root>
  );
}
