import { useEffect, useState } from 'react';
import type { Design } from './design.ts';

/** Length in characters from which encoding and drawing a code takes longer than the time between keystrokes. */
const LONG_DATA = 300;

/** Milliseconds without a keystroke before long data is drawn. */
const DEBOUNCE_MS = 150;

/**
 * Returns the design to draw: immediately while its data is short, debounced when it is long, so that no keystroke
 * waits for the code of the previous one.
 */
export function useDebouncedDesign(design: Design): Design {
  const [debounced, setDebounced] = useState(design);
  const isTyping = design.data !== debounced.data && design.data.length > LONG_DATA;
  if (!isTyping && debounced !== design) setDebounced(design);
  useEffect(() => {
    if (!isTyping) return undefined;
    const timer = setTimeout(() => setDebounced(design), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [design, isTyping]);
  return isTyping ? debounced : design;
}
