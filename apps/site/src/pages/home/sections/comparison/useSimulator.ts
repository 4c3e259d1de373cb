import { useState } from 'react';
import { cleanText } from '#services/clean-text.ts';
import { readDestination, type Destination, STATIC_URL } from './destination.ts';
import { diffUrl, type UrlDiff } from './diff-url.ts';

/** In characters. */
export const URL_MAX_LENGTH = 300;

export interface Simulator {
  readonly url: string;
  readonly diff: UrlDiff;
  readonly isEmpty: boolean;
  readonly tooMany: number;
  readonly isEdited: boolean;
  /** Whether the visitor has edited the URL since hydration; a value that the browser restored is no edit. */
  readonly isTouched: boolean;
  readonly destination: Destination;
  /** Sets the value of the field without counting it as an edit. */
  readonly takeOver: (text: string) => void;
  readonly edit: (text: string) => void;
  readonly reset: () => void;
}

/**
 * State of two prints of one URL, of which only the dynamic one follows an edit (docs/design.md, section 11,
 * "Simulator").
 */
export function useSimulator(): Simulator {
  const [url, setUrl] = useState<string>(STATIC_URL);
  const [isTouched, setTouched] = useState(false);
  const typed = cleanText(url).trim();
  const isEmpty = typed === '';
  const tooMany = Math.max(0, [...typed].length - URL_MAX_LENGTH);
  const isEdited = !isEmpty && tooMany === 0 && typed !== STATIC_URL;
  const takeOver = (text: string) => {
    setUrl(text.replace(/[\r\n]+/g, ''));
  };
  return {
    url,
    diff: diffUrl(STATIC_URL, url),
    isEmpty,
    tooMany,
    isEdited,
    destination: readDestination(isEdited ? typed : STATIC_URL),
    isTouched,
    takeOver,
    edit(text) {
      setTouched(true);
      takeOver(text);
    },
    reset() {
      setUrl(STATIC_URL);
    },
  };
}
