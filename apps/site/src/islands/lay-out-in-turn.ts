/**
 * Has the islands laid out one after the other, each in an idle moment, on a page whose boot script let the
 * browser leave them out (`boot/lazy-layout.ts`). What comes near the window is laid out at once in any case.
 */
export function layOutInTurn(): void {
  function layOutNext(): void {
    const island = isLazy() && document.querySelector<HTMLElement>(WAITING);
    if (!island) {
      layOutAtOnce();
      return;
    }
    island.dataset['laidOut'] = '';
    requestIdleCallback(layOutNext);
  }
  // A browser without idle callbacks has no scroll anchoring either, and so skips nothing (Island.styles.ts).
  if (isLazy() && 'requestIdleCallback' in window) requestIdleCallback(layOutNext);
}

/** Has all islands laid out before a position in the page is reckoned. */
export function layOutAtOnce(): void {
  delete document.documentElement.dataset['lazy'];
}

const WAITING = 'main > [data-island]:not([data-laid-out])';

function isLazy(): boolean {
  return document.documentElement.dataset['lazy'] !== undefined;
}
