'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Surface } from '../layout/Surface.styles.js';
import { Columns, Groups, Inner, Legal, Root } from './SiteFooter.styles.js';

export interface SiteFooterProps extends ComponentPropsWithRef<'footer'> {
  /**
   * What it stands on.
   *
   * @default 'night'
   */
  surface?: Surface | undefined;
  /** At the start: the logo and a line about the site. */
  brand?: ReactNode;
  /** `SiteFooterGroup`s, in as many columns as fit. */
  children?: ReactNode;
  /** At the foot: the imprint, links to terms and privacy. */
  legal?: ReactNode;
}

/** The end of a site, in the width of a `Container`: the brand, groups of links, and what the law asks for. */
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
        <Columns>
          <div>{brand}</div>
          <Groups>{children}</Groups>
        </Columns>
        {legal && <Legal>{legal}</Legal>}
      </Inner>
    </Root>
  );
}
