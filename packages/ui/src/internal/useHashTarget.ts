'use client';
import { useEffect, useRef, type RefObject } from 'react';

/** A hash as it names an id; as it is where it is no valid encoding. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    // Percent signs that encode nothing.
    return hash;
  }
}

/** What the URL's hash names, where that is in an element. */
function targetIn(element: Element | null): Element | undefined {
  const target = document.getElementById(decodeHash(location.hash.slice(1)));
  // The button of a disclosure is in sight while it is closed.
  if (!target || !element?.contains(target) || target.closest('summary')) return undefined;
  return target === element && element.matches('details') ? undefined : target;
}

/** Whether a click follows a link to a place in this page. */
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
 * Opens an element that the URL's hash leads into, and brings the target into the window: a browser opens a `<details>` only,
 * and scrolls before it has its height.
 *
 * @param element its content is closed, or in sight
 * @param open opens it; called only where it is closed
 */
export function useHashTarget(
  element: RefObject<HTMLElement | null>,
  isOpen: () => boolean,
  open: (event: Event) => void,
): void {
  const latest = useRef({ isOpen, open });
  useEffect(() => {
    latest.current = { isOpen, open };
  });

  useEffect(() => {
    let frame = 0;
    const show = (event: Event, scrolls: boolean): void => {
      const target = targetIn(element.current);
      if (!target) return;
      if (!latest.current.isOpen()) latest.current.open(event);
      if (!scrolls) return;
      cancelAnimationFrame(frame);
      // Its place is where it will be when it has opened, so it opens at once.
      element.current?.setAttribute('data-instant', '');
      // The browser may open it and scroll by itself in the frame after.
      const scroll = (framesLeft: number): void => {
        target.scrollIntoView();
        if (framesLeft > 0)
          frame = requestAnimationFrame(() => {
            scroll(framesLeft - 1);
          });
        else element.current?.removeAttribute('data-instant');
      };
      frame = requestAnimationFrame(() => {
        scroll(1);
      });
    };
    // The browser scrolls to what is open, and on the way back to where the visitor was.
    const onHashChange = (event: Event): void => {
      show(event, !latest.current.isOpen());
    };
    // The hash does not change where the link was followed before.
    const onClick = (event: MouseEvent): void => {
      if (isHashLink(event)) setTimeout(show, 0, event, true);
    };
    // A visitor who has scrolled stays there.
    if (location.hash.length > 1) show(new Event('hashchange'), scrollY === 0);
    addEventListener('hashchange', onHashChange);
    document.addEventListener('click', onClick);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('hashchange', onHashChange);
      document.removeEventListener('click', onClick);
    };
  }, [element]);
}
