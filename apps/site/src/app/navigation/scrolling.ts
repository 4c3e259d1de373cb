import { SCROLL_TO_SECTION_DELAY_MS, type SectionId } from '@waypage/content';
import { NavigationType, type Location } from 'react-router-dom';
import { focusHeading } from '../../browser/focus-heading.ts';
import { scrollBehavior } from '../../browser/scroll-behavior.ts';
import { pathWithoutLocale } from '../../services/i18n/localized-path.ts';
import { findPage } from '../../pages/find-page.ts';

/** Where the visitor is, and how they came there. */
export interface Arrival {
  readonly action: NavigationType;
  readonly location: Location;
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

let stopLast: () => void = () => undefined;

/** Scrolls to a section 100 ms from now, or as soon as it exists. */
function goToSection(id: SectionId, takesFocus: () => boolean): void {
  const observer = new MutationObserver(scroll);

  function scroll(): void {
    const section = document.getElementById(id);
    if (!section) return;
    observer.disconnect();
    section.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
    const part = section.closest('[data-page-part]:not([data-hydrated])');
    const focus = () => {
      if (takesFocus()) focusHeading(headingOf(document.getElementById(id)));
    };
    // Before that its HTML has to stay as it was written.
    if (part) part.addEventListener('part-hydrated', focus, { once: true });
    else focus();
  }

  stopLast();
  const timer = setTimeout(() => {
    observer.observe(document.body, { childList: true, subtree: true });
    scroll();
  }, SCROLL_TO_SECTION_DELAY_MS);
  stopLast = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

const sectionAt = (pathname: string) => findPage(pathWithoutLocale(pathname)).sectionId;

/** Scrolls to the section that a page was opened at. */
export function scrollOnOpen(pathname: string): void {
  const sectionId = sectionAt(pathname);
  // Who has begun to use the page already keeps the focus.
  if (sectionId) goToSection(sectionId, () => document.activeElement === document.body);
}

/**
 * Scrolls as docs/product.md says (section 2): `/s/{sectionId}` scrolls smoothly to its section
 * after 100 ms, also when the same link is pressed again; any other navigation starts at the top. Going back
 * and forth restores the position. The focus goes to the heading of what is shown then.
 *
 * To be called when the new screen stands in the document, before it is painted.
 */
export function scrollOnArrival({ action, location }: Arrival, isOtherPage: boolean): void {
  stopLast();
  const sectionId = sectionAt(location.pathname);
  if (action === NavigationType.Pop) {
    const position = positions.get(idOf(location));
    if (position !== undefined) scrollTo(0, position);
    if (isOtherPage) focusHeading(headingOf(document));
  } else if (sectionId) {
    goToSection(sectionId, () => true);
  } else if (!location.hash) {
    scrollTo(0, 0);
    focusHeading(headingOf(document));
  }
}
