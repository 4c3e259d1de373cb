'use client';
import { useLayoutEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { fragments } from '../internal/css-fragments.js';
import { nearestRemaining } from '../internal/nearest-remaining.js';
import { delegateFocusToChosen } from '../internal/delegate-focus-to-chosen.js';
import { useMergedRef } from '../internal/useMergedRef.js';
import { useRadioChoice, type RadioChoiceDetails } from '../internal/useRadioChoice.js';
import { warnMissing, warnOnce } from '../internal/warn.js';
import { media, mixins, typography, vars } from '../theme/index.js';
import { useSlide } from './useSlide.js';

export interface SegmentedControlOption {
  /** Identifies the option in `value` and `onValueChange`. */
  readonly value: string;
  /** Label of the option. */
  readonly label: ReactNode;
}

export type SegmentedControlChangeDetails = RadioChoiceDetails;

export interface SegmentedControlProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** The question; accessible name of the group. */
  legend: ReactNode;
  /**
   * Hides the legend visually.
   *
   * @default false
   */
  hideLegend?: boolean | undefined;
  /** Two to four options with labels of one or two words. */
  options: readonly SegmentedControlOption[];
  /** Value of the selected option (controlled); update it in `onValueChange`. */
  value?: string | undefined;
  /**
   * Value of the option selected initially, if `value` is not set.
   *
   * @default the first option
   */
  defaultValue?: string | undefined;
  /** Called with the value of the selected option. */
  onValueChange?: ((value: string, details: SegmentedControlChangeDetails) => void) | undefined;
  /** Name that a form submits the value with; without it the value is not submitted. */
  name?: string | undefined;
  /**
   * Height: 36, 46, 56 or 62 px. In `m` and `l` the selected block is inset; in `s` and `sm` it fills its segment.
   *
   * @default 'm'
   */
  size?: 's' | 'sm' | 'm' | 'l' | undefined;
  /**
   * Fills the width of its container, in equal segments.
   *
   * @default false
   */
  fullWidth?: boolean | undefined;
}

/**
 * Single choice among a few visible options: the billing period, for example. Radio buttons in a fieldset, so it also
 * works without scripts. `focus()` on its ref focuses the selected option.
 */
export function SegmentedControl({
  legend,
  hideLegend = false,
  options,
  value,
  defaultValue = options[0]?.value ?? '',
  onValueChange,
  name,
  size = 'm',
  fullWidth = false,
  ref,
  ...rest
}: SegmentedControlProps) {
  const { group, chosen, radioProps, replaceRemoved } = useRadioChoice({
    value,
    defaultValue,
    name,
    onValueChange,
  });
  const mergedRef = useMergedRef<HTMLFieldSetElement>(delegateFocusToChosen, ref);
  useSlide(group, chosen);
  warnMissing('SegmentedControl', { legend });
  useRemovedOption(
    options.map((option) => option.value),
    chosen,
    replaceRemoved,
  );

  return (
    <Root {...rest} ref={mergedRef} data-size={size} data-full-width={fullWidth ? '' : undefined}>
      <Legend data-hidden={hideLegend ? '' : undefined}>{legend}</Legend>
      <Row ref={group}>
        {options.map((option) => (
          <Option key={option.value}>
            <Radio {...radioProps(option.value)} form={rest.form} />
            {option.label}
          </Option>
        ))}
      </Row>
    </Root>
  );
}

function useRemovedOption(
  values: readonly string[],
  chosen: string,
  onRemoved: (next: string) => void,
): void {
  const previousValues = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    const previous = previousValues.current;
    previousValues.current = values;
    if (values.includes(chosen)) return;
    const next = nearestRemaining(previous, chosen, values);
    if (next !== undefined) onRemoved(next);
    else {
      warnOnce(
        `<SegmentedControl> has the value "${chosen}", which is not one of its options, so nothing is chosen.`,
      );
    }
  });
}

const Legend = styled.legend`
  @layer waypage {
    padding: 0;
    margin-block-end: ${vars.space[3]};
    ${typography.label}
    color: ${vars.color.ink};

    &[data-hidden] {
      ${mixins.visuallyHidden}
    }
  }
`;

const Option = styled.label`
  @layer waypage {
    position: relative;
    flex: 1 1 auto;
    display: grid;
    place-content: center;
    min-block-size: calc(${vars.size.controlM} - 10px);
    padding-inline: ${vars.space[6]};
    ${typography.control}
    font-weight: ${vars.weight.medium};
    text-align: center;
    overflow-wrap: anywhere;
    color: ${vars.color.ink};
    cursor: pointer;
    transition: color ${vars.duration.quick} ${vars.easing.out};

    &::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 0;
      border-radius: ${vars.radius.cornerS};
      background: ${vars.color.solid};
      transform-origin: left;
      visibility: hidden;
    }
    &:has(:checked) {
      color: ${vars.color.onSolid};
    }
    &:has(:checked)::before {
      visibility: visible;
    }
    @media ${media.hover} {
      &:not(:has(:checked)):hover {
        ${fragments.hoveredSegment}
      }
    }
    @media (forced-colors: active) {
      &::before {
        background: SelectedItem;
      }
      &:has(:checked) {
        forced-color-adjust: none;
        color: SelectedItemText;
      }
    }
  }
`;

const Radio = styled.input`
  @layer waypage {
    ${mixins.inputOverLabel}
  }
`;

/* A stacking context: the blocks are below the labels of all options, as one passes below its neighbor's. */
const Row = styled.div`
  @layer waypage {
    isolation: isolate;
    position: relative;
    box-sizing: border-box;
    display: flex;
    flex-wrap: wrap;
    padding: 6px;
    ${mixins.cornersM}

    ${fragments.segmentsFrame}
    &:has(:focus-visible) {
      outline: 3px solid ${vars.color.focus};
      outline-offset: 3px;
    }
    & > ${Option}:last-child:not(:dir(rtl))::before,
    & > ${Option}:first-child:dir(rtl)::before {
      ${mixins.cornersS}
    }
  }
`;

const Root = styled.fieldset`
  @layer waypage {
    display: inline-block;
    max-inline-size: 100%;
    ${fragments.fieldsetReset}

    &[data-full-width] {
      display: block;
    }
    &[data-full-width] ${Option} {
      flex-basis: 0;
      min-inline-size: min-content;
      overflow-wrap: normal;
    }
    &[data-size^='s'] ${Row} {
      padding: 0;
      ${mixins.cornersS}
    }
    &[data-size^='s'] ${Option} {
      min-block-size: calc(${vars.size.controlSm} + 2px);
      font-size: 1rem;
    }
    &[data-size='s'] ${Option} {
      min-block-size: ${vars.size.controlS};
      padding-inline: ${vars.space[5]};
      font-size: 0.9375rem;
    }
    &[data-size='l'] ${Option} {
      min-block-size: calc(${vars.size.controlL} - 12px);
    }
    @media ${media.reducedMotion} {
      ${Option} {
        transition: none;
      }
    }
  }
`;
