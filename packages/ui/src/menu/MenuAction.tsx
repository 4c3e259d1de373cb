'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useUniqueId } from '../internal/useUniqueId.js';
import { typeaheadLabel } from './base-letters.js';
import { Action } from './Menu.styles.js';

export interface MenuActionProps extends Omit<ComponentPropsWithRef<'div'>, 'role'> {
  /** Before the words, decorative; 20 px. */
  iconStart?: ReactNode;
  /**
   * Cannot be chosen; the arrow keys still reach it.
   *
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Whether the menu closes when it is chosen.
   *
   * @default true
   */
  closeOnClick?: boolean | undefined;
}

/** An action of a `Menu`: `onClick` is called by click, Enter and Space. */
export function MenuAction({ iconStart, children, ...rest }: MenuActionProps) {
  const id = useUniqueId();
  return (
    <Action id={id} {...typeaheadLabel(children)} {...rest}>
      {iconStart}
      {children}
    </Action>
  );
}
