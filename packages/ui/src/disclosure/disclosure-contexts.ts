import { createContext, type MouseEvent } from 'react';

/** Click handler of the disclosure's button; null outside a disclosure. */
export const DisclosureContext = createContext<((event: MouseEvent) => void) | null>(null);

/** The `name` shared by the disclosures of a group; undefined outside a group. */
export const DisclosureGroupContext = createContext<string | undefined>(undefined);
