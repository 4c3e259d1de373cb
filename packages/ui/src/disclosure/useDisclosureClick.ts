'use client';
import { createContext, use, type MouseEvent } from 'react';
import { warnOnce } from '../internal/warn.js';

/** Click handler of the disclosure's button; null outside a disclosure. */
export const DisclosureContext = createContext<((event: MouseEvent) => void) | null>(null);

/** The `name` shared by the disclosures of a group; undefined outside a group. */
export const DisclosureGroupContext = createContext<string | undefined>(undefined);

const nothing = (): void => undefined;

/** Returns the click handler of the surrounding disclosure; a no-op with a warning outside one. */
export function useDisclosureClick(part: string): (event: MouseEvent) => void {
  const click = use(DisclosureContext);
  if (!click) {
    warnOnce(
      `<${part}> was rendered outside <Disclosure>, so there is nothing it could open. Wrap it in <Disclosure>.`,
    );
    return nothing;
  }
  return click;
}
