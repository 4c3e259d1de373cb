'use client';
import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { FieldParts, splitFieldProps, type FieldOwnProps } from '../field/FieldParts.js';
import { ChevronDownIcon } from '../icons/index.js';
import { fragments } from '../internal/css-fragments.js';
import { isListOpen } from '../internal/is-list-open.js';
import { mergeProps } from '../internal/merge-props.js';
import { selectReader, textOf, useNativeValue } from '../internal/useNativeValue.js';
import type { ValueChangeDetails } from '../internal/value-change.js';
import { typography, vars } from '../theme/index.js';

/** Details passed to `onValueChange`. */
export type SelectChangeDetails = ValueChangeDetails;

export interface SelectProps
  extends Omit<ComponentPropsWithRef<'select'>, 'multiple' | 'size'>, FieldOwnProps {
  /** Called with the value of the chosen option, in addition to `onChange`. */
  onValueChange?: ((value: string, details: SelectChangeDetails) => void) | undefined;
}

/**
 * Single choice from a list, with a label, hint and error. A native `<select>`: its children are `<option>` and
 * `<optgroup>`, it takes `value`, `defaultValue` and `onChange`, is submitted with a form, works without scripts, and
 * opens the picker of a phone.
 *
 * `className` and `style` are passed to the root; `ref` and all other props to the select.
 */
export function Select({ onValueChange, ref, ...props }: SelectProps) {
  const { parts, control } = splitFieldProps(props);
  const { value, defaultValue } = props;
  const controlProps = {
    ...useNativeValue<HTMLSelectElement, string>({
      reader: selectReader,
      value: textOf(value),
      onValueChange,
      ref,
      // React resets a form after its action has set new defaults, but not the default of a select.
      restoreDefault(select) {
        if (value !== undefined) return;
        const option = [...select.options].find((one) => one.value === textOf(defaultValue));
        if (option) option.selected = true;
      },
    }),
    /** Escape closes the list, but not the dialog around it. */
    onKeyDown(event: KeyboardEvent<HTMLSelectElement>) {
      if (event.key === 'Escape' && isListOpen(event.currentTarget)) event.stopPropagation();
    },
  };
  return (
    <FieldParts {...parts}>
      {({ 'aria-invalid': invalid, ...tied }) => (
        <Box>
          <Control aria-invalid={invalid} {...mergeProps(controlProps, control)} {...tied} />
          <ChevronDownIcon />
        </Box>
      )}
    </FieldParts>
  );
}

const Box = styled.div`
  @layer waypage {
    position: relative;

    & > svg {
      position: absolute;
      inset-block-start: calc(50% - 10px);
      inset-inline-end: var(--_inset);
      color: ${vars.color.ink};
      pointer-events: none;
    }
    &:has(> select:disabled) > svg {
      color: ${vars.color.onDisabled};
    }
  }
`;

const Control = styled.select`
  @layer waypage {
    ${fragments.fieldWithChevron}
    cursor: pointer;

    @media (forced-colors: active) {
      & + svg {
        color: ButtonText;
      }
    }

    /* Styles the list too, where the browser supports it; elsewhere it is native. */
    @supports (appearance: base-select) {
      &,
      &::picker(select) {
        appearance: base-select;
      }
      & {
        display: flex;
        align-items: center;
      }
      &::picker-icon {
        display: none;
      }
      &::picker(select) {
        ${fragments.listSheet}
        margin-block: 4px;
        padding-inline: 0;
      }
      & option {
        display: flex;
        align-items: center;
        min-block-size: 44px;
        padding-block: 6px;
        padding-inline: 16px ${vars.space[7]};
        ${typography.nav}
        line-height: 1.2;
        ${fragments.focusRingInside}
      }
      & option::checkmark {
        content: '';
        order: 0;
        box-sizing: border-box;
        flex: none;
        inline-size: 10px;
        block-size: 10px;
        margin-inline-end: 12px;
        ${fragments.chosenMark}
      }
      & option:is(:hover, :focus-visible):enabled {
        background: ${vars.color.paper};
      }
      & option:disabled {
        color: ${vars.color.ink3};
      }
    }
  }
`;
