'use client';
import { createContext, use } from 'react';
import { warnOnce } from '../internal/warn.js';
import type { AccordionProps } from './Accordion.js';

export type AccordionContextValue = Pick<AccordionProps, 'name' | 'onValueChange' | 'value'>;

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
