import type { MouseEvent } from 'react';

/** Why a button cannot be clicked now. Disabled is the stronger reason. */
export type Inertness = 'disabled' | 'busy';

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * What an inert button's root gets, after all other props: no click does anything, and one that is
 * `reachable` keeps its place in the tab order, as a busy one does. A link loses its URL, so it keeps its role
 * by attributes; a router's link, which makes its own URL, has its clicks swallowed.
 */
export function inertProps(
  isButton: boolean,
  inertness: Inertness,
  reachable: boolean,
): Record<string, unknown> {
  if (isButton && !reachable) return { disabled: true };
  const common = {
    'aria-disabled': true,
    'aria-busy': inertness === 'busy' || undefined,
    onClick: swallow,
    onAuxClick: swallow,
  };
  if (isButton) return common;
  return { ...common, href: undefined, role: 'link', tabIndex: reachable ? 0 : -1 };
}
