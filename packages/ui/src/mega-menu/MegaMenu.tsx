'use client';
import { createContext, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Base, Body, Columns, Root } from './MegaMenu.styles.js';

export const MegaMenuContext = createContext<((value: string) => void) | undefined>(undefined);

export interface MegaMenuProps extends ComponentPropsWithRef<'div'> {
  /** `MenuGroup` elements: two columns if there is more than one. */
  children?: ReactNode;
  /** A group rendered as a row below a rule. */
  base?: ReactNode;
  /** A `MenuPreview`, shown next to the groups in windows from 1280 px. */
  preview?: ReactNode;
  /** Called with the `value` of each item that is hovered or focused. */
  onItemActive?: ((value: string) => void) | undefined;
}

/**
 * The content of a header's panel: groups of links, a row below them and a preview of the active link. Place it in a
 * `DisclosurePanel`.
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
