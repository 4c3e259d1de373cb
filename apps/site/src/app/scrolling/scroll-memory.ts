import type { Location } from 'react-router-dom';

const positions = new Map<string, number>();

// The browser gives the first entry and those of `#` addresses no key.
const idOf = ({ key, hash }: Location) => key + hash;

/** Keeps how far the page is scrolled at a location that is about to be left. */
export function rememberScroll(location: Location): void {
  positions.set(idOf(location), scrollY);
}

/** How far the page was scrolled when a location was left; `undefined` when it never was. */
export function recallScroll(location: Location): number | undefined {
  return positions.get(idOf(location));
}

/**
 * Keeps the browser from scrolling on the way back and forth: it would do so before the page is there. A page
 * that is left for another document is handed back to it.
 */
export function keepOwnScrollPositions(): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual';
  });
}
