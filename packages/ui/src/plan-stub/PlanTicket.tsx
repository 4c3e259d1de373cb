'use client';
import type { ComponentPropsWithRef } from 'react';
import { Room, Ticket } from './PlanStub.styles.js';

export type PlanTicketProps = ComponentPropsWithRef<'div'>;

/**
 * A tear-off ticket of plans; its children are `<PlanStub>`s.
 *
 * Four in a row where there is room for them, as from 1280 px; two by two, as from 768 px; stacked
 * below (docs/product.md, section 9: the four plans and the breakpoints).
 */
export function PlanTicket({ children, ...rest }: PlanTicketProps) {
  return (
    <Room {...rest}>
      <Ticket>{children}</Ticket>
    </Room>
  );
}
