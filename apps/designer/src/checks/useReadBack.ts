import { useEffect, useState } from 'react';
import type { Drawing } from '../drawing/draw.ts';
import type { Decoder } from './create-decoder.ts';
import { readBack } from './read-back.ts';
import type { Reading } from './reading.ts';

/** A slider on its way sends many designs; only where it rests is read. */
const REST_MS = 120;

/**
 * What a decoder makes of the drawing. The last answer stays until the next one is there.
 *
 * @param drawing undefined while there is nothing to read
 */
export function useReadBack(
  decoder: Decoder,
  drawing: Drawing | undefined,
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
      readBack(decoder, drawing, data).then(show, () => {
        show('unknown');
      });
    }, REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [decoder, drawing, data]);
  return reading;
}
