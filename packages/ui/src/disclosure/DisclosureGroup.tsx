'use client';
import type { ReactNode } from 'react';
import { useUniqueId } from '../internal/useUniqueId.js';
import { DisclosureGroupContext } from './useDisclosureClick.js';

export interface DisclosureGroupProps {
  /**
   * Name of the group in the document. Set it to treat two groups as one: the menus of the header and of the footer,
   * for example.
   *
   * @default a generated id
   */
  name?: string | undefined;
  /** The disclosures, at any depth, except those inside the panel of another one. */
  children?: ReactNode;
}

/** Disclosures of which one is open at a time, also without scripts. Renders no element. */
export function DisclosureGroup({ name, children }: DisclosureGroupProps) {
  const ownName = useUniqueId();
  return <DisclosureGroupContext value={name ?? ownName}>{children}</DisclosureGroupContext>;
}
