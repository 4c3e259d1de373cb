import type { KeyboardEvent } from 'react';

/**
 * Makes one press of an Enter key that is held down in a form: the repeats of the keyboard would send
 * the form again after each answer. In a text area they go on making lines.
 */
export function ignoreHeldEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !event.repeat || event.target instanceof HTMLTextAreaElement) return;
  event.preventDefault();
}
