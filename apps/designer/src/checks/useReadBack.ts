import type { CodeDrawing } from '@waypage/codes/draw';
import { useEffect, useState } from 'react';
import { readBack, type Decoder, type Reading } from './read-back.ts';

/** Milliseconds without a change before a design is decoded: a moving slider produces many of them. */
const REST_MS = 120;

/**
 * Decodes the drawing after each change. The last result remains until the next one is available.
 *
 * @param drawing undefined while there is no code to decode
 */
export function useReadBack(
  decoder: Decoder,
  drawing: CodeDrawing | undefined,
  data: string,
): Reading | undefined {
  const [reading, setReading] = useState<Reading>();
  useEffect(() => {
    if (drawing === undefined) return undefined;
    let isCurrent = true;
    const show = (next: Reading) => {
      if (isCurrent) setReading(next);
    };
    const timer = setTimeout(() => {
      readBack(decoder, drawing, data).then(show, () => show('unknown'));
    }, REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [decoder, drawing, data]);
  return reading;
}
