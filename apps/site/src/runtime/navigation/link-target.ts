import { SCROLL_TO_SECTION_DELAY_MS } from '@waypage/content';
import { focusHeading } from '../focus-heading.ts';
import { isVisit, navigationApi } from './navigation-api.ts';
import {
  keepScrollPosition,
  restoreScrollPosition,
  scrollBehavior,
  storedScrollPosition,
  storeScrollPosition,
} from './scroll.ts';
import { localeOfPath, pathWithoutLocale } from '#services/i18n/localized-path.ts';
import { navigationType } from '../chunk-errors.ts';
import { dispatchIslandEvent } from '../island-events.ts';

const ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'input'];
/** Time after which a smooth scroll is surely over, in milliseconds. */
const LONGEST_SCROLL_MS = 3000;
/** Time after `load` in which browsers have surely restored a scroll position, in milliseconds. */
const RESTORED_MS = 1000;

/**
 * Returns the section id of a `/s/{id}` URL, without what programs add at its end, or undefined with any other path or
 * with a hash.
 */
function sectionIdOf({ pathname, hash }: URL | Location): string | undefined {
  const [, id] = /^\/s\/([\w-]+)[^/]*\/?$/.exec(pathWithoutLocale(pathname).toLowerCase()) ?? [];
  return hash === '' ? id : undefined;
}

function hasSection(id: string, pathname: string): boolean {
  const isHome = document.querySelector('[data-island=hero]') !== null;
  const isInLanguage = localeOfPath(pathname) === document.documentElement.lang;
  return isHome && isInLanguage && document.getElementById(id) !== null;
}

let scrolling = new AbortController();

function begin(): AbortSignal {
  scrolling.abort();
  const current = (scrolling = new AbortController());
  const { signal } = current;
  // Hydration repeats what was typed before it (`field-memory/typed-values.ts`).
  const end = ({ type, isTrusted }: Event) => {
    if (isTrusted || type !== 'input') current.abort();
  };
  for (const type of ACTS) addEventListener(type, end, { capture: true, passive: true, signal });
  return signal;
}

/**
 * Scrolls to a section after 100 ms, or as soon as it exists, unless the visitor interacts first. Where content above
 * changes its height during the scroll, corrects the position once at the end. Focuses the section's heading, unless a
 * field or a frame has the focus.
 *
 * @param isInNewPage whether the link may have been in a page that is not shown any more
 */
async function scrollToSection(
  id: string,
  signal: AbortSignal,
  isInNewPage = false,
): Promise<void> {
  let section: HTMLElement | null = null;
  while (!section) {
    await new Promise((resolve) => setTimeout(resolve, SCROLL_TO_SECTION_DELAY_MS));
    if (signal.aborted) return;
    section = document.getElementById(id);
  }
  const place = (behavior: ScrollBehavior) => {
    document.getElementById(id)?.scrollIntoView({ behavior, block: 'start' });
  };
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_SCROLL_MS)]);
  addEventListener('scrollend', place.bind(undefined, 'instant'), { once: true, signal: inTime });
  place(scrollBehavior());

  const focus = () => {
    const { activeElement, body } = document;
    if (activeElement?.matches('input, textarea, select, iframe') === true) return;
    const heading = document.getElementById(id)?.querySelector<HTMLElement>('h1, h2, h3');
    focusHeading(heading, isInNewPage && activeElement === body);
  };
  const island = section.closest('[data-island]:not([data-hydrated])');
  // Before hydration the HTML has to stay as it was prerendered.
  if (!island) {
    focus();
    return;
  }
  island.addEventListener('island-hydrated', focus, { once: true, signal });
  // The island may not be in the window for a while on a slow device.
  dispatchIslandEvent(island, 'island-needed');
}

/**
 * Scrolls to the section of the URL when a link has opened the document; after a reload or a traversal, to the position
 * in the state of the history entry. Browsers restore positions by elements, whose layout may have changed.
 */
function scrollOnOpen(navigation: Navigation | undefined): void {
  const id = navigationType() === 'navigate' ? sectionIdOf(location) : undefined;
  let signal = begin();
  const restore = () => {
    const position = storedScrollPosition(navigation);
    if (position && !signal.aborted) restoreScrollPosition(position);
  };
  const open = () => {
    if (id !== undefined && scrollY === 0) void scrollToSection(id, signal);
    else restore();
  };
  document.addEventListener('DOMContentLoaded', open, { once: true });
  addEventListener('pagehide', () => {
    signal = begin();
    if (!navigation) keepScrollPosition();
  });
  if (navigation && storedScrollPosition(navigation)) history.scrollRestoration = 'manual';
  addEventListener('pageshow', () => {
    if (!storedScrollPosition(navigation)) return;
    restore();
    // Safari scrolls to the top of a page out of the cache that was reloaded before, with the next frame.
    requestAnimationFrame(() => setTimeout(restore));
    setTimeout(() => {
      // Not every way of leaving the page stores a new position.
      storeScrollPosition(null, navigation);
      history.scrollRestoration = 'auto';
    }, RESTORED_MS);
  });
}

/**
 * Makes `/s/{id}` show its section (docs/product.md, section 2) when the document opens and after each click on such a
 * link, even before any other code has loaded. A link to a place of another page is followed likewise.
 */
export function scrollToSections(): void {
  const navigation = navigationApi();
  scrollOnOpen(navigation);
  let next: string | undefined;
  navigation?.addEventListener('navigate', (event) => {
    if (!isVisit(event)) return;
    scrolling.abort();
    next = undefined;
    if (event.navigationType === 'traverse') return;
    const url = new URL(event.destination.url);
    const section = sectionIdOf(url);
    // A place of the next page may be in an island that is rendered after the first one.
    next = section ?? url.hash.slice(1);
    if (section !== undefined && event.canIntercept && hasSection(section, url.pathname))
      event.intercept({ scroll: 'manual', focusReset: 'manual' });
  });
  navigation?.addEventListener('navigatesuccess', () => {
    if (next) void scrollToSection(next, begin(), true);
    next = undefined;
  });
}
