'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { LabelMark } from '../field/FieldParts.js';
import { useControlDescription } from '../field/useControlDescription.js';
import { useMergedRef } from '../internal/useMergedRef.js';
import { useUniqueId } from '../internal/useUniqueId.js';
import { warnMissing } from '../internal/warn.js';
import { Controls, Legend, Root } from './Fieldset.styles.js';

export interface FieldsetProps extends ComponentPropsWithRef<'fieldset'> {
  /** The subject of the controls; accessible name of the group. */
  legend: ReactNode;
  /** Help text below the controls, always shown. */
  hint?: ReactNode;
  /** An error of the controls as a whole; a control has its own error. */
  error?: ReactNode;
  /** Text after the legend: “optional”, for example. */
  mark?: ReactNode;
}

/** A group of stacked controls with a name, a hint and an error: the lines of a postal address, for example. */
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
