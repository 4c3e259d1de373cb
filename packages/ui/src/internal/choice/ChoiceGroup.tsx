'use client';
import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { LabelMark } from '../../field/FieldParts.js';
import { useControlDescription } from '../../field/useControlDescription.js';
import { Root } from '../../fieldset/Fieldset.styles.js';
import { typography, vars } from '../../theme/index.js';
import { delegateFocusToChosen } from '../delegate-focus-to-chosen.js';
import { useMergedRef } from '../useMergedRef.js';
import { useUniqueId } from '../useUniqueId.js';
import { warnMissing } from '../warn.js';
import { Choice, type ChoiceProps } from './Choice.js';
import { Mark } from './Choice.styles.js';

interface ChoiceGroupProps
  extends
    Omit<ComponentPropsWithRef<'fieldset'>, 'children'>,
    Pick<ChoiceProps, 'control' | 'error' | 'hint' | 'mark' | 'required' | 'size'> {
  readonly legend: ReactNode;
  readonly options: readonly {
    readonly value: string;
    readonly label: ReactNode;
    readonly hint?: ReactNode;
    readonly disabled?: boolean | undefined;
  }[];
  readonly orientation: 'horizontal' | 'vertical';
  /** The ref of the element around the inputs. */
  readonly group: Ref<HTMLDivElement>;
  /** Returns the props of the input with a value. */
  readonly inputProps: (value: string) => ComponentPropsWithRef<'input'>;
}

/** Checkboxes or radio buttons in a fieldset. */
export function ChoiceGroup({
  control,
  legend,
  options,
  orientation,
  hint,
  error,
  mark,
  required,
  size,
  group,
  inputProps,
  'aria-describedby': describedBy,
  form,
  ref,
  ...rest
}: ChoiceGroupProps) {
  warnMissing(control, { legend });
  const { root, attributes, remarks, region } = useControlDescription<HTMLFieldSetElement>(
    useUniqueId(),
    { hint, error, describedBy },
  );
  const mergedRef = useMergedRef<HTMLFieldSetElement>(
    useMergedRef(root, ref),
    delegateFocusToChosen,
  );
  return (
    <Root aria-describedby={attributes['aria-describedby']} form={form} {...rest} ref={mergedRef}>
      <Legend>
        {legend}
        <LabelMark isSilent={required}>{mark}</LabelMark>
      </Legend>
      <Options ref={group} data-orientation={orientation}>
        {options.map(({ value, label, hint: optionHint, disabled }) => (
          <Choice key={value} control={control} label={label} size={size} hint={optionHint}>
            {({ 'aria-describedby': optionDescribedBy }) => (
              <Mark
                {...inputProps(value)}
                form={form}
                required={required}
                disabled={disabled}
                aria-describedby={optionDescribedBy}
                data-invalid={error ? '' : undefined}
              />
            )}
          </Choice>
        ))}
      </Options>
      <Notes>{remarks}</Notes>
      {region}
    </Root>
  );
}

const Legend = styled.legend`
  @layer waypage {
    padding: 0;
    margin-block-end: ${vars.space[2]};
    ${typography.label}
    color: ${vars.color.ink};
  }
`;

const Options = styled.div`
  @layer waypage {
    display: flex;
    flex-direction: column;

    &[data-orientation='horizontal'] {
      flex-flow: row wrap;
      column-gap: ${vars.space[7]};
    }
  }
`;

const Notes = styled.div`
  @layer waypage {
    display: flex;
    flex-direction: column;
    gap: ${vars.space[3]};

    &:not(:empty) {
      margin-block-start: ${vars.space[2]};
    }
  }
`;
