import { SCROLL_TO_SECTION_DELAY_MS, type SectionId } from '@waypage/content';
import { NavigationType, type Location } from 'react-router-dom';
import { focusHeading } from '../../browser/focus-heading.ts';
import { scrollBehavior } from '../../browser/scroll-behavior.ts';
import type { Page } from '../../pages/find-page.ts';
import type { LoadedPage } from '../hydration/part-loader.ts';

/** Where the visitor is, and how they came there. */
export interface Arrival {
  readonly action: NavigationType;
  readonly location: Location;
  readonly page: Page;
  /** What is to be shown in the place of the screen that was left. */
  readonly next?: LoadedPage;
}

const positions = new Map<string, number>();

// The browser gives the first entry and those of `#` addresses no key.
const idOf = ({ key, hash }: Location) => key + hash;

/** Keeps how far the page is scrolled at a location that is about to be left. */
export function rememberScroll(location: Location): void {
  positions.set(idOf(location), scrollY);
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
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

const headingOf = (element: ParentNode | null) => element?.querySelector<HTMLElement>('h1, h2');

let arrivals = 0;

/** Scrolls to a section 100 ms from now, or when it exists, unless the visitor has gone elsewhere by then. */
async function goToSection(id: SectionId, takesFocus: () => boolean): Promise<void> {
  const turn = arrivals;
  let section: HTMLElement | null = null;
  while (!section) {
    await new Promise((resolve) => setTimeout(resolve, SCROLL_TO_SECTION_DELAY_MS));
    if (turn !== arrivals) return;
    section = document.getElementById(id);
  }
  section.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
  const part = section.closest('[data-page-part]:not([data-hydrated])');
  const focus = () => {
    if (takesFocus()) focusHeading(headingOf(document.getElementById(id)));
  };
  // Before that its HTML has to stay as it was written.
  if (part) part.addEventListener('part-hydrated', focus, { once: true });
  else focus();
}

/** Scrolls to the section that a page was opened at. */
export function scrollOnOpen({ sectionId }: Page): void {
  // Who has begun to use the page already keeps the focus.
  if (sectionId) void goToSection(sectionId, () => document.activeElement === document.body);
}

/**
 * Scrolls as docs/product.md says (section 2): `/s/{sectionId}` scrolls smoothly to its section
 * after 100 ms, also when the same link is pressed again; any other navigation starts at the top. Going back
 * and forth restores the position. The focus goes to the heading of what is shown then.
 *
 * To be called when the new screen stands in the document, before it is painted.
 */
export function scrollOnArrival({ action, location, page, next }: Arrival): void {
  arrivals += 1;
  if (action === NavigationType.Pop) {
    const position = positions.get(idOf(location));
    if (position !== undefined) scrollTo(0, position);
    if (next) focusHeading(headingOf(document));
  } else if (page.sectionId) {
    void goToSection(page.sectionId, () => true);
  } else if (!location.hash) {
    scrollTo(0, 0);
    focusHeading(headingOf(document));
  }
}
