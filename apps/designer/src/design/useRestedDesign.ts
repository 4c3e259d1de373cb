import { useEffect, useState } from 'react';
import type { Design } from './design.ts';

/** Characters from which encoding and drawing a code takes longer than the next key. */
const LONG_DATA = 300;

/** How long typing rests before a long text is drawn. */
const REST_MS = 150;

/**
 * The design that is drawn: at once while its data is short, and once typing rests where it is long, so that no key waits for
 * the code of the one before.
 */
export function useRestedDesign(design: Design): Design {
  const [rested, setRested] = useState(design);
  const isTyping = design.data !== rested.data && design.data.length > LONG_DATA;
  if (!isTyping && rested !== design) setRested(design);
  useEffect(() => {
    if (!isTyping) return undefined;
    const timer = setTimeout(() => {
      setRested(design);
    }, REST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [design, isTyping]);
  return isTyping ? rested : design;
}
