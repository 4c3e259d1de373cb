import type { CodeDrawing } from '@waypage/codes/draw';
import { CodesError, type DrawingToRead, type Reader } from '@waypage/codes/read';
import { useEffect, useState } from 'react';

/** Result of decoding a drawing: `slow` when only one rendering was decoded, `unknown` when the decoder failed. */
export type Reading = 'reads' | 'slow' | 'fails' | 'unknown';

export interface Decoder {
  /** Returns the text of the code in a drawing, or `undefined` when none is found. */
  readonly decode: (image: DrawingToRead) => Promise<string | undefined>;
}

/**
 * Returns a decoder that reads like most phones: many do not try inverted codes, so it does not either.
 *
 * @param onFailure called when the reader cannot be loaded or fails
 */
export function createDecoder(
  reader: Pick<Reader, 'readCodes'>,
  onFailure: (message: string) => void,
): Decoder {
  return {
    decode: async (image) => {
      try {
        const [code] = await reader.readCodes(image, { decoders: ['jsqr'], maxCodes: 1 });
        return code?.text;
      } catch (error) {
        onFailure(error instanceof CodesError ? error.message : String(error));
        throw error;
      }
    },
  };
}

/**
 * Pixels per module of the test renderings. The decoder reads a good code in at least two of them; a phone has a try
 * with every camera frame.
 */
const VIEWS = [5, 3, 6] as const;

/**
 * Renders a drawing and decodes it again, in the worker: `reads` when two of three renderings decode, `slow` when one
 * does.
 *
 * @throws Error when the decoder fails, which says nothing about the code
 */
export async function readBack(decoder: Decoder, drawing: CodeDrawing, data: string) {
  let read = 0;
  for (const moduleSizePx of VIEWS) {
    if ((await decoder.decode({ drawing, moduleSizePx })) === data) read += 1;
    if (read === 2) return 'reads';
  }
  return read === 1 ? 'slow' : 'fails';
}

/** Milliseconds without a change before a design is decoded: a moving slider produces many of them. */
const DEBOUNCE_MS = 120;

/**
 * Decodes the drawing after each change. The last result remains until the next one is available.
 *
 * @param drawing undefined while there is no code to decode
 */
export function useReadBack(decoder: Decoder, drawing: CodeDrawing | undefined, data: string) {
  const [reading, setReading] = useState<Reading>();
  useEffect(() => {
    if (drawing === undefined) return undefined;
    let isCurrent = true;
    const show = (next: Reading) => {
      if (isCurrent) setReading(next);
    };
    const timer = setTimeout(() => {
      readBack(decoder, drawing, data).then(show, () => show('unknown'));
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [decoder, drawing, data]);
  return reading;
}
