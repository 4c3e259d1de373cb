'use client';
import type { ReactNode } from 'react';
import { Disclosure, type DisclosureProps } from '../disclosure/Disclosure.js';
import { Fold, Row } from './MenuRows.styles.js';
import { useDisclosureClick } from '../disclosure/useDisclosureClick.js';
import { MinusIcon, PlusIcon } from '../icons/index.js';

export interface MenuFoldProps extends Omit<DisclosureProps, 'persistent'> {
  /** Label of the row. */
  label: ReactNode;
  /** The content: `MenuGroup` elements, their items without descriptions. */
  children?: ReactNode;
}

/** A collapsible row of the menu of small windows. It takes the props of `Disclosure`. */
export function MenuFold({ label, children, ...rest }: MenuFoldProps) {
  return (
    <Disclosure {...rest} persistent>
      <FoldButton>{label}</FoldButton>
      <Fold>{children}</Fold>
    </Disclosure>
  );
}

function FoldButton({ children }: { readonly children: ReactNode }) {
  return (
    <Row as="summary" onClick={useDisclosureClick('FoldButton')}>
      {children}
      <PlusIcon size={24} data-shown="closed" />
      <MinusIcon size={24} data-shown="open" />
    </Row>
  );
}
