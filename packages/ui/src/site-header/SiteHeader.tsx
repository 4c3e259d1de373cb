'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Bar, End, Middle, Root } from './SiteHeader.styles.js';

export interface SiteHeaderProps extends ComponentPropsWithRef<'header'> {
  /** At the start: the logo, as a link home. */
  logo: ReactNode;
  /** The navigation: a `<nav>` with links, `Disclosure`s or a `MegaMenu`. */
  children?: ReactNode;
  /** At the end: a language menu, a button. */
  actions?: ReactNode;
  /**
   * Stays at the top of the window while the page scrolls.
   *
   * @default false
   */
  sticky?: boolean | undefined;
}

/**
 * The bar at the top of a site, in the width of a `Container`: 72 px high from 1024 px, 60 px below, more
 * where its content wraps.
 */
export function SiteHeader({ logo, actions, sticky = false, children, ...rest }: SiteHeaderProps) {
  return (
    <Root {...rest} data-sticky={sticky ? '' : undefined}>
      <Bar>
        {logo}
        {children && <Middle>{children}</Middle>}
        {actions && <End>{actions}</End>}
      </Bar>
    </Root>
  );
}
