'use client';
import type { ComponentPropsWithRef } from 'react';
import { DisclosureGroupContext } from './disclosure-contexts.js';
import { Panel } from './Disclosure.styles.js';
import { useDisclosureClick } from './useDisclosureClick.js';

/** Looks of a disclosure's panel. */
export type DisclosurePanelVariant = 'list' | 'panel' | 'sheet';

export interface DisclosurePanelProps extends ComponentPropsWithRef<'div'> {
  /**
   * `list`: a small box beside the button that holds a `<ul role="list">` of links; `panel`: as wide
   * as the window, under the header, closed by a click on its empty space too (what has the attribute
   * `data-keeps-open` does not count as such); `sheet`: the same for small windows.
   *
   * `panel` and `sheet` hang from the nearest positioned element around them, the header.
   *
   * @default 'list'
   */
  variant?: DisclosurePanelVariant | undefined;
  /**
   * On which side of the button a list opens.
   *
   * @default 'bottom'
   */
  side?: 'bottom' | 'top' | undefined;
  /**
   * Which of its edges a list shares with the button.
   *
   * @default 'end'
   */
  align?: 'start' | 'end' | undefined;
}

/** What a disclosure opens. It is in the document while closed, so that it can be searched. */
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
      {/* With the name of the group, one inside would close the one around it. */}
      <DisclosureGroupContext value={undefined}>{children}</DisclosureGroupContext>
    </Panel>
  );
}
