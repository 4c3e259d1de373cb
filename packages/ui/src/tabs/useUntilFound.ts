'use client';
import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Lets a search of the browser, or a link to a text, find what is in a hidden element, where the browser can
 * (`hidden="until-found"`). React knows `hidden` as a boolean only, so the value is set beside it.
 *
 * @param onFound called when something in it was found, also before it was hydrated; it has to show the element
 */
export function useUntilFound(
  element: RefObject<HTMLElement | null>,
  isHidden: boolean,
  onFound: (event: Event | undefined) => void,
): void {
  const found = useEffectEvent(onFound);

  useLayoutEffect(() => {
    const { current } = element;
    if (!current || !isHidden || !('onbeforematch' in current)) return;
    // The browser has shown it already, while nothing listened.
    if (current.hasAttribute('hidden')) current.setAttribute('hidden', 'until-found');
    else found(undefined);
  }, [element, isHidden]);

  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const show = (event: Event) => {
      // At once: the browser scrolls to what it found as soon as this returns.
      flushSync(() => {
        found(event);
      });
    };
    current.addEventListener('beforematch', show);
    return () => {
      current.removeEventListener('beforematch', show);
    };
  }, [element]);
}
