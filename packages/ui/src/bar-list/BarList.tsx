'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useUniqueId } from '../internal/useUniqueId.js';
import { warnMissing } from '../internal/warn.js';
import { mixins, typography, vars } from '../theme/index.js';

/** A row of a `BarList`. */
export interface BarListItem {
  /** Unique in the list. */
  readonly id: string;
  /** What is counted. */
  readonly label: ReactNode;
  /** Length of the bar, 0 or more, in the unit of `max`. */
  readonly value: number;
  /** The formatted value: "46%". */
  readonly valueText: ReactNode;
}

export interface BarListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Visible label and accessible name of the list. */
  label: ReactNode;
  /** The rows, in their order. The first one with the largest value is highlighted. */
  items: readonly BarListItem[];
  /**
   * The value of a full-width bar: 100 for percentages.
   *
   * @default the largest value
   */
  max?: number | undefined;
}

/** Returns the width of a bar in percent, 0 to 100, with at most two decimals; 0 if `max` is not positive. */
function barShare(value: number, max: number): number {
  if (!(max > 0)) return 0;
  const percent = Math.min(Math.max((value / max) * 100, 0), 100);
  return Math.round(percent * 100) / 100;
}

/**
 * A short ranking: ruled rows with a bar under each, the largest in the signal color.
 *
 * The bars repeat `valueText`, so they are hidden from screen readers.
 */
export function BarList({ label, items, max, ...rest }: BarListProps) {
  warnMissing('BarList', { label });
  const labelId = useUniqueId();
  const largest = Math.max(0, ...items.map(({ value }) => value));
  const leader = items.find(({ value }) => value > 0 && value === largest);
  return (
    <Root {...rest}>
      <Label id={labelId}>{label}</Label>
      <Items role="list" aria-labelledby={labelId}>
        {items.map((item) => (
          <Item key={item.id} data-leader={item === leader ? '' : undefined}>
            <span>{item.label}</span>
            <Value>{item.valueText}</Value>
            <Bar
              width={`${String(barShare(item.value, max ?? largest))}%`}
              height="3"
              aria-hidden="true"
            >
              <rect width="100%" height="100%" fill="currentColor" />
            </Bar>
          </Item>
        ))}
      </Items>
    </Root>
  );
}

const Root = styled.div`
  @layer waypage {
    min-inline-size: 0;
  }
`;

const Label = styled.p`
  @layer waypage {
    ${typography.labelLg}
  }
`;

const Items = styled.ul`
  @layer waypage {
    ${mixins.listReset}
    margin-block-start: ${vars.space[3]};
  }
`;

const Item = styled.li`
  @layer waypage {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: ${vars.space[4]};
    overflow-wrap: anywhere;
    padding-block: 6px;
    border-block-end: 1px solid ${vars.color.lineSoft};
    ${typography.body}
  }
`;

const Value = styled.span`
  @layer waypage {
    flex: none;
    font-weight: ${vars.weight.control};
    font-variant-numeric: tabular-nums;
  }
`;

/**
 * An SVG, as its width is an attribute: a Content Security Policy without inline styles allows it, and it follows the
 * text direction.
 */
const Bar = styled.svg`
  @layer waypage {
    position: absolute;
    inset-block-end: -2px;
    inset-inline-start: 0;
    color: ${vars.color.ink};

    ${Item}[data-leader] > & {
      color: ${vars.color.signal};
    }
    @media (forced-colors: active) {
      color: CanvasText;

      ${Item}[data-leader] > & {
        color: Highlight;
      }
    }
  }
`;
