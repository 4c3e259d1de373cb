import { encodeData } from '../drawing/code.ts';
import { contentOf, FIRST_DESIGN, levelOf, type Design } from './design.ts';
import { frameWordsFor } from './frame-words.ts';

/** Longest `data` taken from the URL, in characters: the most that any code holds (ISO/IEC 18004, figures in version 40-L). */
export const MAX_QUERY_DATA = 7089;

/** What the URL asks for. */
export interface Query {
  readonly isEmbedded: boolean;
  readonly design: Design;
  /** The `data` of the URL was not taken. */
  readonly isRefused: boolean;
}

/**
 * Reads `embed`, `data` and nothing else: the theme is always the dark one. Data that is too long or
 * holds control characters is refused as a whole, because a part of a URL leads elsewhere.
 */
export function readQuery(search: string): Query {
  const query = new URLSearchParams(search);
  const data = query.get('data')?.trim() ?? '';
  const isRefused = data.length > MAX_QUERY_DATA || hasControls(data);
  const isEmbedded = query.get('embed') === '1';
  if (data === '' || isRefused) return { isEmbedded, design: FIRST_DESIGN, isRefused };
  const design: Design = { ...FIRST_DESIGN, data, ...frameWordsFor(data) };
  // What fits in a code without a logo only is shown without one.
  const isTooLong = encodeData(contentOf(design), levelOf(design)) === undefined;
  return { isEmbedded, design: isTooLong ? { ...design, logo: 'none' } : design, isRefused };
}

/** Whether a text holds characters that no one types and no reader shows; a contact has line breaks. */
export function hasControls(text: string): boolean {
  return /(?![\t\n\r])\p{Cc}|\p{Bidi_Control}/u.test(text);
}
