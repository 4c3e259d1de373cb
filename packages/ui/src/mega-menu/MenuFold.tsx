'use client';
import type { ReactNode } from 'react';
import { Disclosure, type DisclosureProps } from '../disclosure/Disclosure.js';
import { FoldButton } from './FoldButton.js';
import { Fold } from './MenuRows.styles.js';

export interface MenuFoldProps extends Omit<DisclosureProps, 'persistent'> {
  /** The words of the row. */
  label: ReactNode;
  /** What unfolds: `MenuGroup` elements, their items without descriptions. */
  children?: ReactNode;
}

/** A row of the menu of small windows that unfolds in place. It takes the props of `Disclosure`. */
export function MenuFold({ label, children, ...rest }: MenuFoldProps) {
  return (
    <Disclosure {...rest} persistent>
      <FoldButton>{label}</FoldButton>
      <Fold>{children}</Fold>
    </Disclosure>
  );
}
