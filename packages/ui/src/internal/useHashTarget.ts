'use client';
import { useEffect, type RefObject } from 'react';
import { listen } from './listen.js';
import { useLatest } from './useLatest.js';

/** Returns the id in a hash; the hash itself if its encoding is invalid. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** Returns the target of the URL's hash in the collapsible content of an element. */
export function hashTargetIn(element: Element | null): Element | undefined {
  const target = document.getElementById(decodeHash(location.hash.slice(1)));
  // The button of a disclosure is visible while it is closed.
  if (!target || !element?.contains(target) || target.closest('summary')) return undefined;
  return target === element && element.matches('details') ? undefined : target;
}

function isHashLink({ target, defaultPrevented }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
  return (
    !defaultPrevented &&
    link !== null &&
    link.hash.length > 1 &&
    link.href.split('#')[0] === location.href.split('#')[0]
  );
}

/**
 * Opens an element that contains the target of the URL's hash, and scrolls to the target: browsers open a `<details>`
 * only, and scroll before its height is known.
 *
 * @param element The element with the collapsible content.
 * @param open Called only while it is closed.
 */
export function useHashTarget(
  element: RefObject<HTMLElement | null>,
  isOpen: () => boolean,
  open: (event: Event) => void,
): void {
  const latest = useLatest({ isOpen, open });

  useEffect(() => {
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (event: Event, scrolls: boolean): void => {
      const target = hashTargetIn(element.current);
      if (!target) return;
      if (!latest.current.isOpen()) latest.current.open(event);
      if (!scrolls) return;
      cancelAnimationFrame(frame);
      // Opens without a transition, as the scroll position depends on the final height.
      element.current?.setAttribute('data-instant', '');
      frame = requestAnimationFrame(() => {
        target.scrollIntoView();
        element.current?.removeAttribute('data-instant');
      });
    };
    // Scrolls only if it was closed: the browser itself scrolls to open content, and restores the position on back
    // navigation.
    const stopHashChange = listen(window, 'hashchange', (event) =>
      show(event, !latest.current.isOpen()),
    );
    // Following the same link again does not change the hash.
    const stopClick = listen(document, 'click', (event) => {
      if (isHashLink(event)) timer = setTimeout(show, 0, event, true);
    });
    // Keeps the position of a visitor who has already scrolled.
    if (location.hash.length > 1) show(new Event('hashchange'), scrollY === 0);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      stopHashChange();
      stopClick();
    };
  }, [element, latest]);
}
