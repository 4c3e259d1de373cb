import { whenFirst } from './when-first.ts';

/** Longer than a browser scrolls by itself; older Safari does not tell the end. */
const LONGEST_MS = 2000;

/** What shows that a visitor scrolls, or is done with waiting. */
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let destination: Element | undefined;

const listeners = new Set<() => void>();

/**
 * Notes that the page begins to scroll by itself to an element: what it passes on the way stays as it was
 * written. It ends with the scrolling, or when the visitor takes over.
 *
 * @returns what ends it
 */
export function passUntil(element: Element): () => void {
  function arrive(): void {
    clearTimeout(timer);
    document.removeEventListener('scrollend', arrive);
    stopHands();
    if (destination !== element) return;
    destination = undefined;
    for (const listener of listeners) listener();
  }

  destination = element;
  const timer = setTimeout(arrive, LONGEST_MS);
  document.addEventListener('scrollend', arrive);
  const stopHands = whenFirst(HANDS, arrive);
  return arrive;
}

/** Whether the page scrolls by itself. */
export function isPassing(): boolean {
  return destination !== undefined;
}

/** Whether the page scrolls by itself to something outside an element. */
export function isPassed(element: Element): boolean {
  return destination !== undefined && !element.contains(destination);
}

/**
 * Calls back each time such a scrolling has ended.
 *
 * @returns what stops the waiting
 */
export function whenArrived(callback: () => void): () => void {
  listeners.add(callback);
  return () => {
    listeners.delete(callback);
  };
}
