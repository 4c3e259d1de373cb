'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useGroupFocus } from '../internal/useGroupFocus.js';
import { useMergedRef } from '../internal/useMergedRef.js';
import { useRadioChoice, type RadioChoiceDetails } from '../internal/useRadioChoice.js';
import { warnMissing } from '../internal/warn.js';
import { Legend, Option, Radio, Root, Row } from './SegmentedControl.styles.js';
import { useRemovedOption } from './useRemovedOption.js';
import { useSlide } from './useSlide.js';

export interface SegmentedControlOption {
  /** What `value` and `onValueChange` call it. */
  readonly value: string;
  /** Its words. */
  readonly label: ReactNode;
}

export type SegmentedControlChangeDetails = RadioChoiceDetails;

export interface SegmentedControlProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** What is chosen here; names the group. */
  legend: ReactNode;
  /**
   * Keeps the legend for screen readers only.
   *
   * @default false
   */
  hideLegend?: boolean | undefined;
  /** Two to four options of one or two words. */
  options: readonly SegmentedControlOption[];
  /** The chosen value; yours to change in `onValueChange`. */
  value?: string | undefined;
  /**
   * The value chosen at first, where `value` is not given.
   *
   * @default the first option
   */
  defaultValue?: string | undefined;
  /** Called with the value that was chosen. */
  onValueChange?: ((value: string, details: SegmentedControlChangeDetails) => void) | undefined;
  /** Name under which a form sends the value; without it the value is not sent. */
  name?: string | undefined;
  /**
   * Height: 36, 46, 56 or 62 px. In `m` and `l` the block is set in; in `s` and `sm` it fills its part.
   *
   * @default 'm'
   */
  size?: 's' | 'sm' | 'm' | 'l' | undefined;
  /**
   * As wide as its container, in equal parts.
   *
   * @default false
   */
  fullWidth?: boolean | undefined;
}

/**
 * One choice of a few, all of them in sight: the billing period. Radio
 * buttons in a fieldset, so it also works without scripts. `focus()` of its ref goes to the chosen one.
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
