'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { LabelMark } from '../field/LabelMark.js';
import { useControlDescription } from '../field/useControlDescription.js';
import { useMergedRef } from '../internal/useMergedRef.js';
import { useUniqueId } from '../internal/useUniqueId.js';
import { warnMissing } from '../internal/warn.js';
import { Controls, Legend, Root } from './Fieldset.styles.js';

export interface FieldsetProps extends ComponentPropsWithRef<'fieldset'> {
  /** What the controls are about; names the group. */
  legend: ReactNode;
  /** Help that is always shown below the controls. */
  hint?: ReactNode;
  /** What is wrong with the controls together; a control has its own error. */
  error?: ReactNode;
  /** Follows the legend: “optional”, say. */
  mark?: ReactNode;
}

/** Controls that belong together, below each other, with a name, a hint and an error: a URL, say. */
export function Fieldset({
  legend,
  hint,
  error,
  mark,
  children,
  'aria-describedby': describedBy,
  ref,
  ...rest
}: FieldsetProps) {
  warnMissing('Fieldset', { legend });
  const { root, attributes, remarks, region } = useControlDescription<HTMLFieldSetElement>(
    useUniqueId(),
    { hint, error, describedBy },
  );
  const mergedRef = useMergedRef(root, ref);
  return (
    <Root aria-describedby={attributes['aria-describedby']} {...rest} ref={mergedRef}>
      <Legend>
        {legend}
        <LabelMark isSilent={false}>{mark}</LabelMark>
      </Legend>
      <Controls>
        {children}
        {remarks}
      </Controls>
      {region}
    </Root>
  );
}
