/**
 * How far the page is scrolled, from its top and within the island in the middle of the window: those above may change their height
 * until the visitor comes back.
 */
export interface ScrollPosition {
  readonly scrollY: number;
  /** Id of the island. */
  readonly island?: string | undefined;
  /** Where it begins in the window, in CSS pixels. */
  readonly islandTop?: number | undefined;
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/**
 * Keeps the position of the page as the state of its entry of the history. Browsers that restore positions by themselves do it for the
 * old page, for one that is still growing, or by elements that may have been rendered in another way.
 */
export function keepScrollPosition(navigation: Navigation): void {
  const islands = [...document.querySelectorAll('main > [data-island]')];
  const island = islands.find((one) => one.getBoundingClientRect().bottom > innerHeight / 2);
  const state: ScrollPosition = { scrollY, island: island?.id, islandTop: island && topOf(island) };
  navigation.updateCurrentEntry({ state });
}

/** Scrolls to a position. */
export function restoreScrollPosition({
  scrollY: y,
  island = '',
  islandTop = 0,
}: ScrollPosition): void {
  const element = document.getElementById(island);
  scrollTo({ top: element ? scrollY + topOf(element) - islandTop : y, behavior: 'instant' });
}
