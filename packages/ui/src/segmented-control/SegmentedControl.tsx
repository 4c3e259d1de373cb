'use client';
import { useLayoutEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { nearestRemaining } from '../internal/nearest-remaining.js';
import { useGroupFocus } from '../internal/useGroupFocus.js';
import { useMergedRef } from '../internal/useMergedRef.js';
import { useRadioChoice, type RadioChoiceDetails } from '../internal/useRadioChoice.js';
import { warnMissing, warnOnce } from '../internal/warn.js';
import { Legend, Option, Radio, Root, Row } from './SegmentedControl.styles.js';
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
  const mergedRef = useMergedRef(useGroupFocus<HTMLFieldSetElement>(), ref);
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
            <Radio {...radioProps(option.value)} />
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
  const order = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    const before = order.current;
    order.current = values;
    if (values.includes(chosen)) return;
    const next = nearestRemaining(before, chosen, values);
    if (next !== undefined) onRemoved(next);
    else {
      warnOnce(
        `<SegmentedControl> has the value "${chosen}", which is not one of its options, so nothing is chosen.`,
      );
    }
  });
}
