import type { MouseEvent } from 'react';

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Returns the props of an inert button's root, to spread after all others: no click does anything, and a `reachable`
 * one stays in the tab order, as a busy one does. A link has no `href`, so attributes keep its role; clicks on a
 * router's link, which sets its own `href`, are swallowed.
 */
export function inertProps(
  isButton: boolean,
  inertness: 'disabled' | 'busy',
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
