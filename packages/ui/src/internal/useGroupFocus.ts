'use client';
import { useCallback, type RefCallback } from 'react';

/** A ref that lets `focus()` of a group reach its chosen control, or else its first one, as a form library calls it. */
export function useGroupFocus<Group extends HTMLElement>(): RefCallback<Group> {
  return useCallback((group: Group | null) => {
    if (!group) return;
    group.focus = (options) => {
      const find = (selector: string) => group.querySelector<HTMLInputElement>(selector);
      (find('input:checked:not(:disabled)') ?? find('input:not(:disabled)'))?.focus(options);
    };
  }, []);
}
