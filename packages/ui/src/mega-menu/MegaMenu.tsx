'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { MegaMenuContext } from './mega-menu-context.js';
import { Base, Body, Columns, Root } from './MegaMenu.styles.js';

export interface MegaMenuProps extends ComponentPropsWithRef<'div'> {
  /** The groups, as `MenuGroup` elements: two columns when there is more than one. */
  children?: ReactNode;
  /** A group that stands as a row below a rule. */
  base?: ReactNode;
  /** A `MenuPreview`, shown beside the groups in windows from 1280 px. */
  preview?: ReactNode;
  /** Called with the value of each item that the pointer or the focus reaches. */
  onItemActive?: ((value: string) => void) | undefined;
}

/**
 * What a panel of the header shows: groups of links, a row below them and a preview of the link in
 * question. It goes into a `DisclosurePanel`.
 */
export function MegaMenu({ children, base, preview, onItemActive, ...rest }: MegaMenuProps) {
  return (
    <MegaMenuContext value={onItemActive}>
      <Root {...rest}>
        <Body>
          <Columns>{children}</Columns>
          {base && <Base>{base}</Base>}
        </Body>
        {preview}
      </Root>
    </MegaMenuContext>
  );
}
