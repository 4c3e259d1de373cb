import { SCROLL_TO_SECTION_DELAY_MS, type SectionId } from '@waypage/content';
import { NavigationType } from 'react-router-dom';
import { focusHeading } from '../../flows/scroll-to-section/focus-heading.ts';
import { scrollBehavior } from '../../flows/scroll-to-section/scroll-behavior.ts';
import { pathWithoutLocale } from '../../i18n/localized-path.ts';
import { findPage } from '../../services/pages.ts';
import type { Arrival } from '../navigation/location-store.ts';
import { recallScroll } from './scroll-memory.ts';

/** How long a section may take to come, in milliseconds: parts below the first view come after it. */
const LONGEST_WAIT_MS = 10_000;

const headingOf = (element: ParentNode | null) => element?.querySelector<HTMLElement>('h1, h2');

let stopLast: () => void = () => undefined;

/** Scrolls to a section 100 ms from now, or as soon as it exists. */
function goToSection(id: SectionId, takesFocus: () => boolean): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(scroll);

  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
  }
  function scroll(): void {
    const section = document.getElementById(id);
    if (!section) return;
    stop();
    section.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
    const part = section.closest('[data-page-part]');
    const focus = () => {
      if (takesFocus()) focusHeading(headingOf(document.getElementById(id)));
    };
    // Before that its HTML has to stay as it was written.
    if (!part || part.hasAttribute('data-hydrated')) focus();
    else part.addEventListener('part-hydrated', focus, { once: true });
  }

  stopLast();
  stopLast = stop;
  timer = setTimeout(() => {
    observer.observe(document.body, { childList: true, subtree: true });
    scroll();
    timer = setTimeout(stop, LONGEST_WAIT_MS);
  }, SCROLL_TO_SECTION_DELAY_MS);
}

const sectionAt = (pathname: string) => findPage(pathWithoutLocale(pathname)).sectionId;

/** Scrolls to the section that a page was opened at. */
export function scrollOnOpen(pathname: string): void {
  const sectionId = sectionAt(pathname);
  // Who has begun to use the page already keeps the focus.
  if (sectionId) goToSection(sectionId, () => document.activeElement === document.body);
}

/**
 * Scrolls as the specification says (section 2): `/s/{sectionId}` scrolls smoothly to its section
 * after 100 ms, also when the same link is pressed again; any other navigation starts at the top. Going back
 * and forth restores the position. The focus goes to the heading of what is shown then.
 *
 * To be called when the new screen stands in the document, before it is painted.
 */
export function scrollOnArrival({ action, location }: Arrival, isOtherPage: boolean): void {
  stopLast();
  if (action === NavigationType.Pop) {
    const position = recallScroll(location);
    if (position !== undefined) scrollTo(0, position);
    if (isOtherPage) focusHeading(headingOf(document));
    return;
  }
  const sectionId = sectionAt(location.pathname);
  if (sectionId) {
    goToSection(sectionId, () => true);
  } else if (!location.hash) {
    scrollTo(0, 0);
    focusHeading(headingOf(document));
  }
}
