'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Render } from '../internal/useRender.js';
import { useUniqueId } from '../internal/useUniqueId.js';
import { typeaheadLabel } from './base-letters.js';
import { Link } from './Menu.styles.js';

export interface MenuLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'role'> {
  /** Decorative icon before the label, 20 px. */
  iconStart?: ReactNode;
  /** Element to render instead of `<a>`, such as a router's link; its props are merged. A function receives them. */
  render?: Render | undefined;
}

/** A link in a `Menu`, which closes when it is followed. */
export function MenuLink({ iconStart, render, children, ...rest }: MenuLinkProps) {
  const id = useUniqueId();
  return (
    <Link
      id={id}
      closeOnClick
      {...typeaheadLabel(children)}
      {...rest}
      {...(render && {
        render: typeof render === 'function' ? (props) => <>{render({ ...props })}</> : render,
      })}
    >
      {iconStart}
      {children}
    </Link>
  );
}
