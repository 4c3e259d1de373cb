import { messages } from '../messages.ts';
import { FIRST_DESIGN, type Design, contentOf, levelOf, defaultFrameText } from './design.ts';
import { encodeData } from './draw-design.ts';

/**
 * Longest `data` accepted from the URL, in characters: the most that any code holds (ISO/IEC 18004, digits in version
 * 40-L).
 */
export const MAX_QUERY_DATA = 7089;

export interface Query {
  readonly isEmbedded: boolean;
  readonly design: Design;
  readonly isRefused: boolean;
}

/**
 * Reads `embed` and `data`: the theme is always dark, and `lang` is read before. Data that is too long or has control characters is
 * rejected as a whole, because a truncated URL leads elsewhere.
 */
export function readQuery(search: string): Query {
  const query = new URLSearchParams(search);
  const data = query.get('data')?.trim() ?? '';
  const isRefused = data.length > MAX_QUERY_DATA || hasControls(data);
  const isEmbedded = query.get('embed') === '1';
  if (data === '' || isRefused) {
    const design = { ...FIRST_DESIGN, line: messages.frame.firstLine };
    return { isEmbedded, design, isRefused };
  }
  const design: Design = { ...FIRST_DESIGN, data, ...defaultFrameText(data) };
  // Data that fits only into a code without a logo is shown without one.
  const isTooLong = encodeData(contentOf(design), levelOf(design)) === undefined;
  return { isEmbedded, design: isTooLong ? { ...design, logo: 'none' } : design, isRefused };
}

/**
 * Whether a text has control or direction characters, which nobody types and no reader shows. Line breaks and tabs are
 * allowed: a contact has line breaks.
 */
export function hasControls(text: string): boolean {
  return /(?![\t\n\r])\p{Cc}|\p{Bidi_Control}/u.test(text);
}
