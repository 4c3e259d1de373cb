'use client';
import type { CSSProperties, ReactNode } from 'react';
import { LabelMark } from '../../field/LabelMark.js';
import { useControlDescription } from '../../field/useControlDescription.js';
import type { ControlSize } from '../control-size.js';
import { useUniqueId } from '../useUniqueId.js';
import { warnMissing } from '../warn.js';
import { Notes, Root, Row } from './Choice.styles.js';

/** What a control that is switched on and off adds to the props of its input. */
export interface ChoiceOwnProps {
  /** What is switched on and off; clicking it does so too. */
  label: ReactNode;
  /** Help that is always shown below the label. */
  hint?: ReactNode;
  /** What is wrong and how to put it right; marks the control as invalid. */
  error?: ReactNode;
  /** Follows the label: “optional”, or a star. Silent where the control is `required`, as the browser says that. */
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
  readonly describedBy: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children: (described: {
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** A control with its label beside it, its hint and its error below. */
export function Choice({
  control,
  label,
  hint,
  error,
  mark,
  size = 'm',
  required,
  describedBy,
  className,
  style,
  children,
}: ChoiceProps) {
  warnMissing(control, { label });
  const id = useUniqueId();
  const { root, attributes, remarks, region } = useControlDescription<HTMLDivElement>(id, {
    hint,
    error,
    describedBy,
  });
  return (
    <Root
      ref={root}
      className={className}
      style={style}
      data-control={control.toLowerCase()}
      data-size={size}
    >
      <Row>
        {children(attributes)}
        <span>
          {label}
          <LabelMark isSilent={required}>{mark}</LabelMark>
        </span>
      </Row>
      <Notes>{remarks}</Notes>
      {/* The error of an option is its group's. */}
      {control.endsWith('Group') || region}
    </Root>
  );
}
