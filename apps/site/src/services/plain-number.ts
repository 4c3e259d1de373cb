import { cleanText } from './clean-text.ts';

/**
 * A number as it was typed or pasted, in plain digits: without blanks and without what nobody sees, and full-width digits and
 * points as those of ASCII. Its comma, if any, stays.
 */
export function plainNumber(typed: string): string {
  return cleanText(typed).normalize('NFKC').replace(/\s/g, '');
}
