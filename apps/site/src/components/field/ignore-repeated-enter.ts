import type { KeyboardEvent } from 'react';

/** A held Enter would submit the form again after a response. Text areas still get their line breaks. */
export function ignoreRepeatedEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !event.repeat || event.target instanceof HTMLTextAreaElement) return;
  event.preventDefault();
}
