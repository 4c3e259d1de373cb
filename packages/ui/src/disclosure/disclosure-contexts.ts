import { createContext, type MouseEvent } from 'react';

/** What the button of a disclosure does when it is pressed; null outside a disclosure. */
export const DisclosureContext = createContext<((event: MouseEvent) => void) | null>(null);

/** The name that the disclosures of a group share; undefined outside a group. */
export const DisclosureGroupContext = createContext<string | undefined>(undefined);
