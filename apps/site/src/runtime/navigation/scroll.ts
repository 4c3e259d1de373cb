/** Scroll position from the top of the page, and relative to the island in the middle of the window, in CSS pixels. */
export interface ScrollPosition {
  readonly scrollY: number;
  /** Id of the island, and its top in the window: islands above it may have another height on the way back. */
  readonly island?: string | undefined;
  readonly islandTop?: number | undefined;
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Without the Navigation API the position is a part of `history.state`. */
interface HistoryState {
  readonly position?: ScrollPosition | null;
}

/** Returns the stored position of the current history entry. */
export function storedScrollPosition(navigation?: Navigation): HistoryState['position'] {
  if (navigation) return navigation.currentEntry?.getState() as HistoryState['position'];
  return (history.state as HistoryState | null)?.position;
}

export function storeScrollPosition(
  position: ScrollPosition | null,
  navigation?: Navigation,
): void {
  if (!navigation)
    history.replaceState({ ...(history.state as HistoryState | null), position }, '');
  // A document that is being left has no entry.
  else if (navigation.currentEntry) navigation.updateCurrentEntry({ state: position });
}

export function currentScrollPosition(): ScrollPosition {
  const islands = [...document.querySelectorAll('main > [data-island]')];
  const island = islands.find((one) => one.getBoundingClientRect().bottom > innerHeight / 2);
  return { scrollY, island: island?.id, islandTop: island && topOf(island) };
}

/**
 * Stores the scroll position in the state of the current history entry
 * (docs/decisions/0019-navigations-wait-for-their-code.md).
 */
export function keepScrollPosition(navigation?: Navigation): void {
  storeScrollPosition(currentScrollPosition(), navigation);
}

export function restoreScrollPosition({ scrollY: y, island, islandTop = 0 }: ScrollPosition): void {
  const element = document.getElementById(island ?? '');
  scrollTo({ top: element ? scrollY + topOf(element) - islandTop : y, behavior: 'instant' });
}

export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
