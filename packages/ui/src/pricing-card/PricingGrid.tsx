'use client';
import type { ComponentPropsWithRef } from 'react';
import { Room, Cards } from './PricingCard.styles.js';

export type PricingGridProps = ComponentPropsWithRef<'div'>;

/**
 * Plans side by side in the style of a tear-off ticket; its children are `<PricingCard>`s.
 *
 * Four in a row if there is room, as from 1280 px; two by two, as from 768 px; stacked below.
 */
export function PricingGrid({ children, ...rest }: PricingGridProps) {
  return (
    <Room {...rest}>
      <Cards>{children}</Cards>
    </Room>
  );
}
