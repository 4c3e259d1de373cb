import { withoutHidden } from '@waypage/content/print';

/** Blanks at which no line breaks. */
const NO_BREAK = /[\u00A0\u2007\u202F]/g;

/** A text as it is meant, without what comes along when words are pasted: characters that nobody sees, and no-break blanks, which become plain ones. */
export function cleanText(text: string): string {
  return withoutHidden(text).replace(NO_BREAK, ' ');
}
