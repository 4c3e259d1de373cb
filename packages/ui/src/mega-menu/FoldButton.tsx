'use client';
import type { ReactNode } from 'react';
import { useDisclosureClick } from '../disclosure/useDisclosureClick.js';
import { MinusIcon, PlusIcon } from '../icons/index.js';
import { Row } from './MenuRows.styles.js';

/** The row of a `MenuFold`: its plus becomes a minus. */
export function FoldButton({ children }: { readonly children: ReactNode }) {
  return (
    <Row as="summary" onClick={useDisclosureClick('FoldButton')}>
      {children}
      <PlusIcon size={24} data-shown="closed" />
      <MinusIcon size={24} data-shown="open" />
    </Row>
  );
}
