'use client';
import type { ComponentPropsWithRef } from 'react';
import { Root } from './Accordion.styles.js';
import { useUniqueId } from '../internal/useUniqueId.js';
import { AccordionContext, type AccordionChangeDetails } from './useAccordionContext.js';

export type { AccordionChangeDetails };

export interface AccordionProps extends ComponentPropsWithRef<'div'> {
  /**
   * Name that the items share. Accordions with the same name close each other's items.
   *
   * @default a generated name
   */
  name?: string | undefined;
  /** `value` of the open item (controlled); null: none is open. Requires a `value` on every item. */
  value?: string | null | undefined;
  /**
   * Called when the visitor or the browser's search opens or closes an item, if `value` is set. Null: no item is to be
   * open.
   */
  onValueChange?: ((value: string | null, details: AccordionChangeDetails) => void) | undefined;
}

/**
 * Questions with answers, one open at a time; clicking the open one closes it. Its children are `AccordionItem`s.
 *
 * Built on `<details>`: it works without scripts, find-in-page opens the matching answer, and in print and without
 * scripts every answer is open.
 */
export function Accordion({ name, value, onValueChange, ...rest }: AccordionProps) {
  const own = useUniqueId();
  return (
    <AccordionContext value={{ name: name ?? own, value, onValueChange }}>
      <Root {...rest} />
    </AccordionContext>
  );
}
