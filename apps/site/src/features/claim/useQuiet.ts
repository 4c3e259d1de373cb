import { useEffect, useState } from 'react';

const QUIET_MS = 700;

/**
 * A text for a live region: it follows `text` after 700 ms without a change while `waits` is true,
 * and at once otherwise.
 */
export function useQuiet(text: string, waits: boolean): string {
  const [quiet, setQuiet] = useState('');
  useEffect(() => {
    const timer = setTimeout(
      () => {
        setQuiet(text);
      },
      waits ? QUIET_MS : 0,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [text, waits]);
  return quiet;
}
