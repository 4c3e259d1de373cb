'use client';
import { useId, type ComponentPropsWithRef } from 'react';
import { Root } from './Accordion.styles.js';
import { AccordionNameContext } from './useAccordionName.js';

export interface AccordionProps extends ComponentPropsWithRef<'div'> {
  /**
   * Name that the items share. Two accordions with one name close each other's items.
   *
   * @default a name of its own
   */
  name?: string | undefined;
}

/**
 * Questions with their answers, one open at a time; pressing the open one closes it. Takes `AccordionItem`s.
 *
 * Made of `<details>`: it works without scripts, the browser's search opens what it finds, and in
 * print and where scripts do not run every answer is open.
 */
export function Accordion({ name, ...rest }: AccordionProps) {
  const own = useId();
  return (
    <AccordionNameContext value={name ?? own}>
      <Root {...rest} />
    </AccordionNameContext>
  );
}
