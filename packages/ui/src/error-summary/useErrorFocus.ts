'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { listen } from '../internal/listen.js';

/**
 * Focuses the summary when it is rendered with errors, and when the errors change after a submit. Errors without a
 * submit, such as those shown while a visitor types, do not move the focus, nor does a render while a server response
 * is pending.
 *
 * @returns the ref of the summary
 */
export function useErrorFocus(errors: readonly unknown[]): RefObject<HTMLDivElement | null> {
  const summary = useRef<HTMLDivElement>(null);
  const isDue = useRef(errors.length > 0);

  useEffect(() => {
    const onSubmit = ({ target }: Event): void => {
      const form = summary.current?.closest('form');
      if (!form || form === target) isDue.current = true;
    };
    return listen(document, 'submit', onSubmit, { capture: true });
  }, []);

  useEffect(() => {
    if (errors.length === 0 || !isDue.current) return;
    isDue.current = false;
    summary.current?.focus();
  }, [errors]);

  return summary;
}
