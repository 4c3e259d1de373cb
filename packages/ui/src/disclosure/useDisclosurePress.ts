'use client';
import { use, type MouseEvent } from 'react';
import { DisclosureContext } from './disclosure-contexts.js';

/**
 * What the disclosure around a part does on a press.
 *
 * @throws When there is none.
 */
export function useDisclosurePress(part: string): (event: MouseEvent) => void {
  const press = use(DisclosureContext);
  if (!press) {
    throw new Error(
      `[@waypage/ui] <${part}> was rendered outside <Disclosure>, so there is nothing it could open. Wrap it in <Disclosure>.`,
    );
  }
  return press;
}
