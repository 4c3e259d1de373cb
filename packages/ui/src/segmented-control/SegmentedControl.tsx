'use client';
import { useId, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useNativeChoice } from '../internal/useNativeChoice.js';
import { warnMissing, warnOnce } from '../internal/warn.js';
import { Legend, Option, Radio, Root, Row } from './SegmentedControl.styles.js';
import { useSlide } from './useSlide.js';

export interface SegmentedControlOption {
  /** What `value` and `onValueChange` call it. */
  readonly value: string;
  /** Its words. */
  readonly label: ReactNode;
}

export interface SegmentedControlChangeDetails {
  /** `native`: chosen before the page was hydrated, or brought back by the browser. */
  readonly reason: 'press' | 'native';
  /** Absent when the reason is `native`. */
  readonly event: Event | undefined;
}

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
  /**
   * Name of the radio buttons, under which a form sends the value.
   *
   * @default an id of its own
   */
  name?: string | undefined;
  /**
   * `md`: 56 px high, the block set in; `sm`: 46 px high, the block fills its part.
   *
   * @default 'md'
   */
  size?: 'sm' | 'md' | undefined;
  /**
   * As wide as its container, in equal parts.
   *
   * @default false
   */
  fullWidth?: boolean | undefined;
}

/**
 * One choice of a few, all of them in sight: the billing period. Radio
 * buttons in a fieldset, so it also works without scripts.
 */
export function SegmentedControl({
  legend,
  hideLegend = false,
  options,
  value,
  defaultValue = options[0]?.value ?? '',
  onValueChange,
  name,
  size = 'md',
  fullWidth = false,
  ...rest
}: SegmentedControlProps) {
  const ownName = useId();
  const row = useRef<HTMLDivElement>(null);
  const [ownValue, setOwnValue] = useState(defaultValue);
  const chosen = value ?? ownValue;
  useSlide(row, chosen);
  warnMissing('SegmentedControl', { legend });
  if (!options.some((option) => option.value === chosen)) {
    warnOnce(
      `<SegmentedControl> has the value "${chosen}", which is none of its options, so nothing is chosen.`,
    );
  }

  const choose = (next: string, details: SegmentedControlChangeDetails) => {
    setOwnValue(next);
    onValueChange?.(next, details);
  };

  useNativeChoice(row, chosen, (checked) => {
    choose(checked, { reason: 'native', event: undefined });
  });

  return (
    <Root {...rest} data-size={size} data-full-width={fullWidth ? '' : undefined}>
      <Legend data-hidden={hideLegend ? '' : undefined}>{legend}</Legend>
      <Row ref={row}>
        {options.map((option) => (
          <Option key={option.value}>
            <Radio
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === chosen}
              onChange={({ nativeEvent }) => {
                choose(option.value, { reason: 'press', event: nativeEvent });
              }}
            />
            {option.label}
          </Option>
        ))}
      </Row>
    </Root>
  );
}
