import { encodeQr, type QrLevel, type QrPath } from '@waypage/ui/qr-code';

/** A code, or why there is none. */
export type EncodedContent = QrPath | 'empty' | 'tooLong';

export function encodeContent(content: string, level?: QrLevel): EncodedContent {
  if (content === '') return 'empty';
  try {
    return encodeQr(content, { level });
  } catch (error) {
    if (error instanceof RangeError) return 'tooLong';
    throw error;
  }
}
