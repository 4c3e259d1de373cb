import type { ElementType, MouseEvent } from 'react';

/** Why a button cannot be pressed now. Disabled is the stronger reason. */
export type Inertness = 'disabled' | 'busy';

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * What an inert button's root gets, after all other props: no press does anything, and a busy one
 * keeps the focus. A link loses its address, so it keeps its role and its place in the tab order
 * by attributes; a router's link, which makes its own address, has its clicks swallowed.
 */
export function inertProps(element: ElementType, inertness: Inertness): Record<string, unknown> {
  const busy = inertness === 'busy';
  if (element === 'button' && !busy) return { disabled: true };
  const common = { 'aria-disabled': true, onClick: swallow, onAuxClick: swallow };
  if (element === 'button') return { ...common, 'aria-busy': true };
  return {
    ...common,
    'aria-busy': busy || undefined,
    href: undefined,
    role: 'link',
    tabIndex: busy ? 0 : -1,
  };
}
