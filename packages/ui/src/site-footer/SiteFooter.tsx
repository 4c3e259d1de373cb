'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Surface } from '../layout/surface.js';
import { Brand, Groups, Inner, Legal, Root } from './SiteFooter.styles.js';

export interface SiteFooterProps extends ComponentPropsWithRef<'footer'> {
  /**
   * The background.
   *
   * @default 'night'
   */
  surface?: Surface | undefined;
  /** Content at the start: the logo and a line about the site. */
  brand?: ReactNode;
  /** `SiteFooterGroup`s, in as many columns as fit. */
  children?: ReactNode;
  /** Content of the bottom line: the imprint, links to terms and privacy. */
  legal?: ReactNode;
}

/** The footer of a site, as wide as a `Container`: the brand, groups of links, and legal information. */
export function SiteFooter({
  surface = 'night',
  brand,
  legal,
  children,
  ...rest
}: SiteFooterProps) {
  return (
    <Root {...rest} data-surface={surface}>
      <Inner>
        <Brand>{brand}</Brand>
        <Groups>{children}</Groups>
        {legal && <Legal>{legal}</Legal>}
      </Inner>
    </Root>
  );
}
