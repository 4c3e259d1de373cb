import { withoutHidden } from '@waypage/codes';

/** Returns a URL for display, without its scheme: `waypage.example/nadia`. */
export function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\//, '');
}

const NO_BREAK = /[\u00A0\u2007\u202F]/g;

/** Cleans pasted text: removes invisible characters and replaces no-break spaces with plain ones. */
export function cleanText(text: string): string {
  return withoutHidden(text).replace(NO_BREAK, ' ');
}

/** Normalizes a typed number: without white space and invisible characters, in ASCII. A comma is kept. */
export function plainNumber(typed: string): string {
  return cleanText(typed).normalize('NFKC').replace(/\s/g, '');
}
