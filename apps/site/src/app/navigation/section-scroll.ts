import { SCROLL_TO_SECTION_DELAY_MS } from '@waypage/content';
import { focusHeading } from '#browser/focus-heading.ts';
import { isVisit, navigationApi } from '#browser/navigation-api.ts';
import { restoreScrollPosition, scrollBehavior, type ScrollPosition } from '#browser/scroll.ts';
import { localeOfPath, pathWithoutLocale } from '#services/i18n/localized-path.ts';
import { navigationType } from '../chunk-errors.ts';
import { dispatchIslandEvent } from '../inline/early-clicks.ts';

/** Events by which a visitor takes over the page. */
const ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'input'];
/** After how many milliseconds a smooth scroll is over for certain. */
const LONGEST_SCROLL_MS = 3000;
/** After how many milliseconds from its `load` event a browser has restored a position for certain. */
const RESTORED_MS = 1000;

/** The section that a URL leads to: the id at the end of `/s/{id}`. */
function sectionIdOf({ pathname, hash }: URL | Location): string | undefined {
  const [, id] = /^\/s\/([^/]+)\/?$/.exec(pathWithoutLocale(pathname).toLowerCase()) ?? [];
  return hash === '' ? id : undefined;
}

/** Whether the home page is in the document, in the language of a path, with a section. */
function hasSection(id: string, pathname: string): boolean {
  const isHome = document.querySelector('[data-island=hero]') !== null;
  const isInLanguage = localeOfPath(pathname) === document.documentElement.lang;
  return isHome && isInLanguage && document.getElementById(id) !== null;
}

/** Ends the scroll that is under way, or still to come. */
let scrolling = new AbortController();

/** Ends it, and begins another, which ends with the next thing that the visitor does. */
function begin(): AbortSignal {
  scrolling.abort();
  const { signal } = (scrolling = new AbortController());
  const end = scrolling.abort.bind(scrolling);
  for (const type of ACTS) addEventListener(type, end, { capture: true, passive: true, signal });
  return signal;
}

/**
 * Scrolls to a section after 100 ms, or as soon as it exists, unless the visitor does something first. Where something above changes its
 * height during the scroll, the section is brought to its place once at the end. The focus goes to its heading, never out of a field.
 */
async function scrollToSection(id: string, signal: AbortSignal): Promise<void> {
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
    if (document.activeElement?.matches('input, textarea, select') !== true)
      focusHeading(document.getElementById(id)?.querySelector<HTMLElement>('h1, h2'));
  };
  const island = section.closest('[data-island]:not([data-hydrated])');
  // Before that its HTML has to stay as it was prerendered.
  if (!island) {
    focus();
    return;
  }
  island.addEventListener('island-hydrated', focus, { once: true, signal });
  // It may be out of the window still, on a slow device for long.
  dispatchIslandEvent(island, 'island-needed');
}

/**
 * Scrolls to the section that a link has opened the document at; after a reload or on the way back, to the position that its entry of the
 * history was left at. Browsers restore positions by elements that may have been rendered in another way.
 */
function scrollOnOpen(navigation: Navigation | undefined): void {
  const id = navigationType() === 'navigate' ? sectionIdOf(location) : undefined;
  const position = navigation?.currentEntry?.getState() as ScrollPosition | undefined;
  const signal = begin();
  const scroll = () => {
    if (id !== undefined && scrollY === 0) void scrollToSection(id, signal);
    else if (position && !signal.aborted) restoreScrollPosition(position);
  };
  document.addEventListener('DOMContentLoaded', scroll, { once: true });
  if (!position) return;
  history.scrollRestoration = 'manual';
  // With all style sheets.
  addEventListener('load', () => {
    scroll();
    // Not every way to leave the page keeps another; and the browser would restore its own after this event.
    navigation?.updateCurrentEntry({ state: null });
    setTimeout(() => {
      history.scrollRestoration = 'auto';
    }, RESTORED_MS);
  });
}

/**
 * Has `/s/{id}` show its section (docs/product.md, section 2): when the document is opened, and after each click on such a link, also before
 * there is any other code.
 */
export function scrollToSections(): void {
  const navigation = navigationApi();
  scrollOnOpen(navigation);
  let next: string | undefined;
  navigation?.addEventListener('navigate', (event) => {
    if (!isVisit(event)) return;
    scrolling.abort();
    const url = new URL(event.destination.url);
    next = event.navigationType === 'traverse' ? undefined : sectionIdOf(url);
    if (next !== undefined && event.canIntercept && hasSection(next, url.pathname))
      event.intercept({ scroll: 'manual', focusReset: 'manual' });
  });
  navigation?.addEventListener('navigatesuccess', () => {
    if (next !== undefined) void scrollToSection(next, begin());
    next = undefined;
  });
}
