import { isPassed, whenArrived } from './passing.ts';
import { whenFirst } from './when-first.ts';

/**
 * What shows that a visitor goes on from what the page opened with. Keys and presses do not: who types a path
 * would wait for the parts below.
 */
const MOVES = ['scroll', 'wheel', 'touchmove'] as const;

/**
 * Calls back each time an element comes into the window, and from the visitor's first movement on (scrolling, or
 * what begins it) each time it comes near. Who only reads the first view loads nothing below it, and
 * where the page scrolls by itself, what it passes on the way is not approached.
 *
 * @param distance how far outside the window counts as near, as a share of the window's height, such as `40%`
 * @returns what stops the waiting
 */
export function whenApproached(
  element: Element,
  distance: string,
  callback: () => void,
): () => void {
  const near = `${distance} 0px`;
  // A reloaded page stands where the visitor left it.
  let margin = scrollY > 0 ? near : '0px';
  let observer: IntersectionObserver | undefined;

  function observe(): void {
    observer?.disconnect();
    observer = new IntersectionObserver(
      (entries) => {
        if (!isPassed(element) && entries.some(({ isIntersecting }) => isIntersecting)) callback();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
  }

  observe();
  const stopMoves = whenFirst(MOVES, () => {
    if (margin === near) return;
    margin = near;
    observe();
  });
  // A new observer tells what is there already.
  const stopArrivals = whenArrived(observe);
  return () => {
    stopMoves();
    stopArrivals();
    observer?.disconnect();
  };
}
