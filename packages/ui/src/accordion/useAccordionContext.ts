'use client';
import { createContext, use } from 'react';
import { warnOnce } from '../internal/warn.js';

/** Details passed to `onValueChange`. */
export interface AccordionChangeDetails {
  /** The click, the browser's `toggle` event, or the event of a URL hash that leads into an answer. */
  readonly event: Event;
}

export interface AccordionContextValue {
  readonly name?: string | undefined;
  readonly value?: string | null | undefined;
  readonly onValueChange?:
    ((value: string | null, details: AccordionChangeDetails) => void) | undefined;
}

export const AccordionContext = createContext<AccordionContextValue | undefined>(undefined);

const alone: AccordionContextValue = {};

/** Returns an empty object outside an `Accordion`. */
export function useAccordionContext(): AccordionContextValue {
  const context = use(AccordionContext);
  if (context === undefined) {
    warnOnce(
      '<AccordionItem> was rendered outside <Accordion>, so nothing closes it when another opens. Wrap it in <Accordion>.',
    );
  }
  return context ?? alone;
}
