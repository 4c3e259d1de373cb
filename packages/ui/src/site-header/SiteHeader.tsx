'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Bar, End, Middle, Root } from './SiteHeader.styles.js';

export interface SiteHeaderProps extends ComponentPropsWithRef<'header'> {
  /** Content at the start: the logo, as a link to the home page. */
  logo: ReactNode;
  /** The navigation: a `<nav>` with links, `Disclosure`s or a `MegaMenu`. */
  children?: ReactNode;
  /** Content at the end: a language menu, a button. */
  actions?: ReactNode;
  /**
   * Sticks to the top of the window.
   *
   * @default false
   */
  sticky?: boolean | undefined;
}

/** The header of a site, as wide as a `Container`: 72 px high from 1024 px, 60 px below, more if its content wraps. */
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
