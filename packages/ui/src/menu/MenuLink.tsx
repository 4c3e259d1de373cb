'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Render } from '../internal/useRender.js';
import { useUniqueId } from '../internal/useUniqueId.js';
import { typeaheadLabel } from './base-letters.js';
import { Link } from './Menu.styles.js';

export interface MenuLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'role'> {
  /** Before the words, decorative; 20 px. */
  iconStart?: ReactNode;
  /** An element to use instead of `<a>`: a router's link. Its props are merged. A function gets them. */
  render?: Render | undefined;
}

/** A URL in a `Menu`, which closes when it is followed. */
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
