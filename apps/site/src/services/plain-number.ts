import { cleanText } from './clean-text.ts';

/**
 * Normalizes a number as typed or pasted: removes white space and invisible characters, and converts full-width digits
 * and points to ASCII. A comma is kept.
 */
export function plainNumber(typed: string): string {
  return cleanText(typed).normalize('NFKC').replace(/\s/g, '');
}
