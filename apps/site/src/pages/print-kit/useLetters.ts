import type { Alphabets } from '@waypage/outlines';
import { startTransition, useEffect, useState } from 'react';
import { loadLetters } from './drawing/letters.ts';

/** The letters once they have loaded; until then, the preview shows only the codes. */
export function useLetters(): Alphabets | undefined {
  const [letters, setLetters] = useState<Alphabets>();
  useEffect(() => {
    let isGone = false;
    void loadLetters().then(
      (loaded) => {
        if (isGone) return;
        // A transition, because all images and the sheet are drawn again.
        startTransition(() => {
          setLetters(loaded);
        });
      },
      // The next visit of the page tries again; the buttons for files report the error.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return letters;
}
