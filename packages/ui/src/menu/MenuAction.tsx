'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useUniqueId } from '../internal/useUniqueId.js';
import { typeaheadLabel } from './base-letters.js';
import { Action } from './Menu.styles.js';

export interface MenuActionProps extends Omit<ComponentPropsWithRef<'div'>, 'role'> {
  /** Decorative icon before the label, 20 px. */
  iconStart?: ReactNode;
  /**
   * Disabled, but still reachable with the arrow keys.
   *
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Whether choosing the action closes the menu.
   *
   * @default true
   */
  closeOnClick?: boolean | undefined;
}

/** An action of a `Menu`: a click, Enter and Space call `onClick`. */
export function MenuAction({ iconStart, children, ...rest }: MenuActionProps) {
  const id = useUniqueId();
  return (
    <Action id={id} {...typeaheadLabel(children)} {...rest}>
      {iconStart}
      {children}
    </Action>
  );
}
