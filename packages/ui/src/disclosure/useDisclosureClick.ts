'use client';
import { use, type MouseEvent } from 'react';
import { warnOnce } from '../internal/warn.js';
import { DisclosureContext } from './disclosure-contexts.js';

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
