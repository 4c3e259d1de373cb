import { useState } from 'react';
import { cleanText } from '#services/clean-text.ts';
import { diffUrl, readDestination, STATIC_URL } from './destination.ts';

/** In characters. */
export const URL_MAX_LENGTH = 300;

/** Removes line breaks, which the field shows by itself. */
export const cleanUrl = (text: string): string => text.replace(/[\r\n]+/g, '');

/** Two prints of a URL, of which only the dynamic one follows an edit (docs/design.md, section 11, "Simulator"). */
export function useSimulator() {
  const [url, setUrl] = useState<string>(STATIC_URL);
  const [isTouched, setTouched] = useState(false);
  const typed = cleanText(url).trim();
  const isEmpty = typed === '';
  const excessLength = Math.max(0, [...typed].length - URL_MAX_LENGTH);
  const isWrong = isEmpty || excessLength > 0;
  const isEdited = !isWrong && typed !== STATIC_URL;
  return {
    url,
    diff: diffUrl(STATIC_URL, url),
    isEmpty,
    excessLength,
    isWrong,
    isEdited,
    destination: readDestination(isEdited ? typed : STATIC_URL),
    /** Whether the visitor has edited the URL. */
    isTouched,
    edit: (text: string) => {
      setTouched(true);
      setUrl(cleanUrl(text));
    },
    reset: () => setUrl(STATIC_URL),
  };
}

export type Simulator = ReturnType<typeof useSimulator>;
