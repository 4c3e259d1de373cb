'use client';
import type { ReactNode } from 'react';
import { useUniqueId } from '../internal/useUniqueId.js';
import { DisclosureGroupContext } from './disclosure-contexts.js';

export interface DisclosureGroupProps {
  /**
   * Name of the group in the document. Give one where two groups are to count as one: the menus of
   * the header and of the footer, say.
   *
   * @default an id of its own
   */
  name?: string | undefined;
  /** The disclosures, at any depth, except those inside the panel of another. */
  children?: ReactNode;
}

/**
 * Disclosures of which one is open at a time, also without scripts. It
 * renders no element.
 */
export function DisclosureGroup({ name, children }: DisclosureGroupProps) {
  const ownName = useUniqueId();
  return <DisclosureGroupContext value={name ?? ownName}>{children}</DisclosureGroupContext>;
}
