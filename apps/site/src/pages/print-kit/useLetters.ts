import type { Alphabets } from '@waypage/outlines';
import { startTransition, useEffect, useState } from 'react';
import { loadLetters } from './drawing/letters.ts';

/** The letters of what is printed, once they are there. The preview shows the codes meanwhile. */
export function useLetters(): Alphabets | undefined {
  const [letters, setLetters] = useState<Alphabets>();
  useEffect(() => {
    let isGone = false;
    void loadLetters().then(
      (loaded) => {
        if (isGone) return;
        // In pieces: every image and the sheet are drawn again.
        startTransition(() => {
          setLetters(loaded);
        });
      },
      // They are asked for again with the next visit of the page; files say that they cannot be made.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return letters;
}
