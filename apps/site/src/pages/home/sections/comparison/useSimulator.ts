import { useState } from 'react';
import { cleanText } from '#services/clean-text.ts';
import { readDestination, STATIC_URL } from './destination.ts';

/** In characters. */
export const URL_MAX_LENGTH = 300;

/** Removes line breaks, which the field shows by itself. */
export const cleanUrl = (text: string): string => text.replace(/[\r\n]+/g, '');

/**
 * State of two prints of one URL, of which only the dynamic one follows an edit (docs/design.md, section 11,
 * "Simulator").
 */
export function useSimulator() {
  const [url, setUrl] = useState<string>(STATIC_URL);
  const [isTouched, setTouched] = useState(false);
  const typed = cleanText(url).trim();
  const isEmpty = typed === '';
  const tooMany = Math.max(0, [...typed].length - URL_MAX_LENGTH);
  const isWrong = isEmpty || tooMany > 0;
  const isEdited = !isWrong && typed !== STATIC_URL;
  return {
    url,
    diff: diffUrl(STATIC_URL, url),
    isEmpty,
    tooMany,
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

const DELIMITERS = '/?&#=';

function commonLength(before: readonly string[], after: readonly string[]): number {
  const longest = Math.min(before.length, after.length);
  let length = 0;
  while (length < longest && before[length] === after[length]) length += 1;
  return length;
}

/**
 * Finds the change between two URLs in whole segments: `spring` and `summer` differ as words, not in the letters after
 * the s. `changed` is empty if something was only removed, or nothing changed.
 */
export function diffUrl(before: string, after: string) {
  // By code points, so that no character is split.
  const old = Array.from(before);
  const now = Array.from(after);
  const isDelimiter = (index: number) => DELIMITERS.includes(now[index] ?? DELIMITERS);

  let start = commonLength(old, now);
  let end = now.length - commonLength(old.slice(start).reverse(), now.slice(start).reverse());
  if (start < end) {
    while (start > 0 && !isDelimiter(start - 1)) start -= 1;
    while (end < now.length && !isDelimiter(end)) end += 1;
  }
  return {
    prefix: now.slice(0, start).join(''),
    changed: now.slice(start, end).join(''),
    suffix: now.slice(end).join(''),
  };
}
