'use client';
import { createContext, use } from 'react';
import { warnOnce } from '../internal/warn.js';

/** The name that the items of an `Accordion` share, so that the browser keeps one of them open. */
export const AccordionNameContext = createContext<string | undefined>(undefined);

/** The shared name, for an item; none where the item has no `Accordion` around it. */
export function useAccordionName(): string | undefined {
  const name = use(AccordionNameContext);
  if (name === undefined) {
    warnOnce(
      '<AccordionItem> was rendered outside <Accordion>, so nothing closes it when another opens. Wrap it in <Accordion>.',
    );
  }
  return name;
}
