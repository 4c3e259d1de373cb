import { isPassing, whenArrived } from './passing.ts';

/**
 * What the browser may leave out at first: islands, the sections after the first, and elements that ask for it,
 * such as the items of a long list.
 */
const PARTS = 'main > [data-island], main > section:not(:first-child), main [data-in-turn]';

/** How long a part waits for an idle moment; a browser that shares its processor may tell of none for long. */
const LONGEST_MS = 1000;

/**
 * Has these parts laid out one after the other, each in an idle moment or after a second without one, on a page
 * whose boot script let the browser leave them out (`boot/lazy-layout.ts`). What comes near the window is laid out
 * at once in any case; while the page scrolls by itself, the rest waits.
 */
export function layOutInTurn(): void {
  if (!isLazy()) return;
  const parts = findParts();
  function layOutNext(): void {
    if (isPassing()) {
      const stop = whenArrived(() => {
        stop();
        goOn();
      });
      return;
    }
    if (allowNext(parts)) goOn();
    else layOutAtOnce();
  }
  function goOn(): void {
    requestIdleCallback(layOutNext, { timeout: LONGEST_MS });
  }
  goOn();
}

/**
 * Has everything above an element laid out, and the element itself, before its position is reckoned: each part in
 * a task of its own, so that none holds up a slow phone for long. Calls back when a frame with their heights has
 * been shown: a page that jumps in the same frame counts as one whose content moved under the visitor.
 *
 * @returns what stops it
 */
export function layOutTo(element: Element, callback: () => void): () => void {
  const parts = findParts().filter(
    (part) => !(element.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  function layOutNext(): void {
    const part = allowNext(parts);
    if (!part) {
      frame = requestAnimationFrame(() => {
        timer = setTimeout(callback);
      });
      return;
    }
    // Asking for its place makes the browser lay it out now.
    part.getBoundingClientRect();
    timer = setTimeout(layOutNext);
  }
  layOutNext();
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}

/** Has everything laid out before a position in the page is reckoned. */
export function layOutAtOnce(): void {
  delete document.documentElement.dataset['lazy'];
}

function findParts(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(PARTS)];
}

/** Lets the browser leave out the first of some parts no longer, and gives that part, if any was left. */
function allowNext(parts: readonly HTMLElement[]): HTMLElement | undefined {
  const part = isLazy() ? parts.find(({ dataset }) => !('laidOut' in dataset)) : undefined;
  if (part) part.dataset['laidOut'] = '';
  return part;
}

function isLazy(): boolean {
  // A browser without idle callbacks has no scroll anchoring either, and so skips nothing (PageFrame.styles.ts).
  return document.documentElement.dataset['lazy'] !== undefined && 'requestIdleCallback' in window;
}
