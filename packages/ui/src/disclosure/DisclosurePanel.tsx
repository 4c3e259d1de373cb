'use client';
import type { ComponentPropsWithRef } from 'react';
import { Panel } from './Disclosure.styles.js';
import { DisclosureGroupContext, useDisclosureClick } from './useDisclosureClick.js';

/** Variants of a disclosure's panel. */
export type DisclosurePanelVariant = 'list' | 'panel' | 'sheet';

export interface DisclosurePanelProps extends ComponentPropsWithRef<'div'> {
  /**
   * `list`: a small box next to the button that holds a `<ul role="list">` of links; `panel`: as wide as the window,
   * below the header, also closed by a click on its empty space (elements with the attribute `data-keeps-open` do not
   * count as such); `sheet`: the same for small windows.
   *
   * `panel` and `sheet` are positioned by the nearest positioned ancestor, the header.
   *
   * @default 'list'
   */
  variant?: DisclosurePanelVariant | undefined;
  /**
   * The side of the button that a list opens on.
   *
   * @default 'bottom'
   */
  side?: 'bottom' | 'top' | undefined;
  /**
   * The edge of the button that a list is aligned with.
   *
   * @default 'end'
   */
  align?: 'start' | 'end' | undefined;
}

/** The panel of a disclosure. It is in the document while closed, so that the browser can search it. */
export function DisclosurePanel({
  variant = 'list',
  side = 'bottom',
  align = 'end',
  children,
  ...rest
}: DisclosurePanelProps) {
  useDisclosureClick('DisclosurePanel');
  return (
    <Panel
      {...rest}
      data-variant={variant}
      {...(variant === 'list' && { 'data-side': side, 'data-align': align })}
    >
      {/* With the same `name`, a disclosure inside would close the one around it. */}
      <DisclosureGroupContext value={undefined}>{children}</DisclosureGroupContext>
    </Panel>
  );
}
