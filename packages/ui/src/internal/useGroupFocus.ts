'use client';
import { useCallback, type RefCallback } from 'react';

/** A ref that lets `focus()` of a group reach its chosen control, or else its first one, as a form library calls it. */
export function useGroupFocus<Group extends HTMLElement>(): RefCallback<Group> {
  return useCallback((group: Group | null) => {
    if (!group) return;
    // Defined, as an assignment would call the setter with which some libraries replace the method of all elements.
    Object.defineProperty(group, 'focus', {
      configurable: true,
      value: (options?: FocusOptions) => {
        const find = (selector: string) => group.querySelector<HTMLInputElement>(selector);
        (find('input:checked:not(:disabled)') ?? find('input:not(:disabled)'))?.focus(options);
      },
    });
  }, []);
}
