import { withoutHidden } from '@waypage/content/print';

const NO_BREAK = /[\u00A0\u2007\u202F]/g;

/** Cleans pasted text: removes invisible characters and replaces no-break spaces with plain ones. */
export function cleanText(text: string): string {
  return withoutHidden(text).replace(NO_BREAK, ' ');
}
