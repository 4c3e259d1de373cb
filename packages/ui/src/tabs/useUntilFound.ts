'use client';
import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { listen } from '../internal/listen.js';
import { useLatest } from '../internal/useLatest.js';

/**
 * Lets find-in-page, or a link to a text fragment, find the content of a hidden element, in browsers that support
 * `hidden="until-found"`. React supports `hidden` only as a boolean, so the value is set by script.
 *
 * @param onFound Called when a match was found inside, also before hydration; it has to show the element.
 */
export function useUntilFound(
  element: RefObject<HTMLElement | null>,
  isHidden: boolean,
  onFound: (event: Event | undefined) => void,
): void {
  const found = useLatest(onFound);

  useLayoutEffect(() => {
    const { current } = element;
    if (!current || !isHidden || !('onbeforematch' in current)) return;
    // Without the attribute, the browser revealed it before this listener was attached.
    if (current.hasAttribute('hidden')) current.setAttribute('hidden', 'until-found');
    else found.current(undefined);
  }, [element, found, isHidden]);

  useEffect(() => {
    return listen(element.current, 'beforematch', (event) => {
      // Synchronously: the browser scrolls to the match as soon as this returns.
      flushSync(() => found.current(event));
    });
  }, [element, found]);
}
