'use client';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { splitFieldProps } from '../field/FieldParts.js';
import { Choice, type ChoiceOwnProps } from '../internal/choice/Choice.js';
import { mergeProps } from '../internal/merge-props.js';
import { checkedReader, useNativeValue } from '../internal/useNativeValue.js';
import type { ValueChangeDetails } from '../internal/value-change.js';
import { media, mixins, vars } from '../theme/index.js';

/** Details passed to `onValueChange`. */
export type SwitchChangeDetails = ValueChangeDetails;

export interface SwitchProps
  extends
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'role' | 'size' | 'type'>,
    ChoiceOwnProps {
  /** Called with the new state, in addition to `onChange`. */
  onValueChange?: ((value: boolean, details: SwitchChangeDetails) => void) | undefined;
}

/**
 * Turns a setting on or off immediately. A native checkbox with the role of a switch: it takes `checked`,
 * `defaultChecked` and `onChange`, is submitted with a form and works without scripts.
 *
 * `className` and `style` are passed to the root; `ref` and all other props to the input.
 */
export function Switch({ onValueChange, ref, ...props }: SwitchProps) {
  const { parts, control } = splitFieldProps(props);
  const reporting = useNativeValue<HTMLInputElement, boolean>({
    reader: checkedReader,
    value: props.checked,
    onValueChange,
    ref,
  });
  return (
    <Choice control="Switch" {...parts}>
      {(described) => (
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its state
        <Track {...described} {...mergeProps(reporting, control)} type="checkbox" role="switch" />
      )}
    </Choice>
  );
}

const Track = styled.input`
  @layer waypage {
    appearance: none;
    box-sizing: border-box;
    flex: none;
    display: block;
    inline-size: calc(2 * var(--_thumb) + 16px);
    block-size: calc(var(--_thumb) + 10px);
    margin: -1px 0;
    padding: 3px;
    border: 2px solid ${vars.color.line};
    ${mixins.cornersS}
    color: ${vars.color.line};
    cursor: inherit;
    transition: background-color ${vars.duration.quick} ${vars.easing.out};
    print-color-adjust: exact;
    ${mixins.focusRing}

    &::before {
      content: '';
      box-sizing: border-box;
      display: block;
      inline-size: var(--_thumb);
      block-size: var(--_thumb);
      border: calc(var(--_thumb) / 2) solid;
      ${mixins.cornersMark}
      transition: translate ${vars.duration.quick} ${vars.easing.out};
    }

    &:checked {
      color: ${vars.color.onSolid};
      background: ${vars.color.solid};
      border-color: ${vars.color.solid};
    }
    &:checked::before {
      translate: calc(var(--_thumb) + 6px) 0;
    }
    &:checked:dir(rtl)::before {
      translate: calc(-6px - var(--_thumb)) 0;
    }
    &[aria-invalid='true'] {
      border-color: ${vars.color.danger};
    }

    &:disabled {
      border-color: ${vars.color.onDisabled};
      color: ${vars.color.onDisabled};
      background: ${vars.color.disabled};
    }

    @media ${media.hover} {
      label:hover > &:enabled:not(:focus-visible) {
        outline: 2px solid ${vars.color.line};
        outline-offset: 1px;
      }
    }
    @media ${media.reducedMotion} {
      &,
      &::before {
        transition: none;
      }
    }
    @media (forced-colors: active) {
      &:checked {
        forced-color-adjust: none;
        color: SelectedItemText;
        background: SelectedItem;
        border-color: SelectedItem;
      }
      &:disabled {
        border-color: GrayText;
        color: GrayText;
      }
    }
  }
`;
