import { navigationApi } from './navigation-api.ts';

/** Scroll position from the top of the page, and relative to the island in the middle of the window, in CSS pixels. */
export interface ScrollPosition {
  readonly scrollY: number;
  /** Id of the island, and its top in the window: islands above it may have another height on the way back. */
  readonly island?: string | undefined;
  readonly islandTop?: number | undefined;
}

/** What the current history entry remembers; without the Navigation API as a part of `history.state`. */
export interface EntryState {
  readonly position?: ScrollPosition | undefined;
  /** Values of fields by their keys (`field-memory/fields.ts`), while the document is loaded again. */
  readonly fields?: Readonly<Record<string, string | boolean>> | undefined;
  /** What the tab's storage had of this visit, while the site is left (`field-memory/reload.ts`). */
  readonly session?: Readonly<Record<string, string>> | undefined;
}

export function readEntryState(): EntryState {
  const api = navigationApi();
  const state: unknown = api ? api.currentEntry?.getState() : history.state;
  return state ?? {};
}

/** Changes a part of the state of the current history entry. */
export function writeEntryState(part: EntryState): void {
  const api = navigationApi();
  const state = { ...readEntryState(), ...part };
  if (!api) history.replaceState(state, '');
  // A document that is being left has no entry.
  else if (api.currentEntry) api.updateCurrentEntry({ state });
}

/** Calls back when the document is left, while its history entry can be written: Chromium drops changes in `pagehide`. */
export function onLeave(callback: () => void): void {
  addEventListener(navigationApi() ? 'beforeunload' : 'pagehide', callback, true);
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

function elementInMiddle(root: ParentNode, selector: string): Element | undefined {
  const all = [...root.querySelectorAll(selector)];
  return all.find((one) => one.getBoundingClientRect().bottom > innerHeight / 2);
}

export function currentScrollPosition(): ScrollPosition {
  const island = elementInMiddle(document, '[data-island]');
  return { scrollY, island: island?.id, islandTop: island && topOf(island) };
}

/** Stores the scroll position in the history entry (docs/decisions/0019-navigations-wait-for-their-code.md). */
export function storeScrollPosition(): void {
  writeEntryState({ position: currentScrollPosition() });
}

export function restoreScrollPosition({ scrollY: y, island, islandTop = 0 }: ScrollPosition): void {
  const element = document.getElementById(island ?? '');
  scrollTo({ top: element ? scrollY + topOf(element) - islandTop : y, behavior: 'instant' });
}

/**
 * Changes the layout and leaves what is in the window at its place. Browsers anchor neither the first layout after a
 * scroll that the visitor did not make (a search, a hash), nor one that changes styles of the island in the window.
 */
export function withScrollAnchor(change: () => void): void {
  // Nothing is above the window, and measuring would lay out at once.
  if (scrollY <= 0) {
    change();
    return;
  }
  const island = elementInMiddle(document, '[data-island]');
  // The parts above it in its island may change too.
  const part = (island && elementInMiddle(island, '[data-below-window]')) ?? island;
  const top = part ? topOf(part) : 0;
  change();
  const moved = part ? topOf(part) - top : 0;
  // A needless scroll would end a smooth one.
  if (Math.abs(moved) >= 1) scrollTo({ top: scrollY + moved, behavior: 'instant' });
}

export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
