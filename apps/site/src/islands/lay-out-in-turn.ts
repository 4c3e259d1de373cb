/**
 * What the browser may leave out at first: islands, the sections after the first, and elements that ask for it,
 * such as the items of a long list.
 */
const PARTS = 'main > [data-island], main > section:not(:first-child), main [data-in-turn]';

/**
 * Has these parts laid out one after the other, each in an idle moment, on a page whose boot script let the
 * browser leave them out (`boot/lazy-layout.ts`). What comes near the window is laid out at once in any case.
 */
export function layOutInTurn(): void {
  // A browser without idle callbacks has no scroll anchoring either, and so skips nothing (PageFrame.styles.ts).
  if (!isLazy() || !('requestIdleCallback' in window)) return;
  const parts = [...document.querySelectorAll<HTMLElement>(PARTS)].values();
  function layOutNext(): void {
    const { value: part } = parts.next();
    if (!isLazy() || !part) {
      layOutAtOnce();
      return;
    }
    part.dataset['laidOut'] = '';
    requestIdleCallback(layOutNext);
  }
  requestIdleCallback(layOutNext);
}

/** Has everything laid out before a position in the page is reckoned. */
export function layOutAtOnce(): void {
  delete document.documentElement.dataset['lazy'];
}

function isLazy(): boolean {
  return document.documentElement.dataset['lazy'] !== undefined;
}
