/**
 * Has the islands laid out one after the other, each in an idle moment, on a page whose boot script let the
 * browser leave them out (`boot/unseen.ts`). What comes near the window is laid out at once in any case.
 */
export function layOutInTurn(): void {
  function layOutNext(): void {
    const island = isSkipping() && document.querySelector<HTMLElement>(SKIPPED);
    if (!island) {
      layOutAtOnce();
      return;
    }
    island.dataset['laidOut'] = '';
    requestIdleCallback(layOutNext);
  }
  // A browser without idle callbacks has no scroll anchoring either, and so skips nothing (Island.styles.ts).
  if (isSkipping() && 'requestIdleCallback' in window) requestIdleCallback(layOutNext);
}

/** Has all islands laid out before a position in the page is reckoned. */
export function layOutAtOnce(): void {
  delete document.documentElement.dataset['skipsUnseen'];
}

const SKIPPED = 'main > [data-island]:not([data-laid-out])';

function isSkipping(): boolean {
  return document.documentElement.dataset['skipsUnseen'] !== undefined;
}
