'use client';
import type { ComponentPropsWithRef } from 'react';
import { Root } from './Accordion.styles.js';
import { useUniqueId } from '../internal/useUniqueId.js';
import { AccordionContext } from './useAccordionContext.js';

/** What is known about a change of the open item. */
export interface AccordionChangeDetails {
  /** The click, the browser's `toggle` event, or what led to a place in the answer by the URL's hash. */
  readonly event: Event;
}

export interface AccordionProps extends ComponentPropsWithRef<'div'> {
  /**
   * Name that the items share. Two accordions with one name close each other's items.
   *
   * @default a name of its own
   */
  name?: string | undefined;
  /**
   * `value` of the open item, where the consumer holds it; null: none is open. Every item needs a
   * `value` of its own then.
   */
  value?: string | null | undefined;
  /**
   * Called when the visitor, or the browser's search, opens or closes an item, where `value` is given.
   * Null: none is to be open.
   */
  onValueChange?: ((value: string | null, details: AccordionChangeDetails) => void) | undefined;
}

/**
 * Questions with their answers, one open at a time; clicking the open one closes it. Takes `AccordionItem`s.
 *
 * Made of `<details>`: it works without scripts, the browser's search opens what it finds, and in
 * print and where scripts do not run every answer is open.
 */
export function Accordion({ name, value, onValueChange, ...rest }: AccordionProps) {
  const own = useUniqueId();
  return (
    <AccordionContext value={{ name: name ?? own, value, onValueChange }}>
      <Root {...rest} />
    </AccordionContext>
  );
}
