import { CodesError, encodeCode, type Code, type ErrorCorrection } from '@waypage/codes';

/** A code, or why there is none. */
export type EncodedContent = Code | 'empty' | 'tooLong';

/** Encodes what was typed. Half of a surrogate pair becomes U+FFFD. */
export function encodeContent(content: string, errorCorrection?: ErrorCorrection): EncodedContent {
  if (content === '') return 'empty';
  try {
    return encodeCode(content.replace(/\p{Surrogate}/gu, '\uFFFD'), { errorCorrection });
  } catch (error) {
    if (error instanceof CodesError && error.code === 'text-too-long') return 'tooLong';
    throw error;
  }
}
