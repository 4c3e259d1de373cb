import { SCROLL_TO_SECTION_DELAY_MS } from '@waypage/content';
import { localeOfPath, pathWithoutLocale } from '#services/i18n/localized-path.ts';
import { withFallback } from '#services/with-fallback.ts';
import { onceAny, pause, whenParsed } from '../dom-events.ts';
import { focusHeading } from '../focus-heading.ts';
import { dispatchIslandEvent } from '../island-events.ts';
import {
  readEntryState,
  restoreScrollPosition,
  scrollBehavior,
  storeScrollPosition,
  writeEntryState,
} from './entry-state.ts';
import { isVisit, navigationApi, navigationType } from './navigation-api.ts';

const USER_INPUT_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'input'];
/** How long the code of a section may take, in milliseconds. */
const MAX_WAIT_MS = 30_000;
/** Time after which a smooth scroll is surely over, in milliseconds. */
const MAX_SCROLL_MS = 3000;
/** Time after `load` in which browsers have surely restored a scroll position, in milliseconds. */
const RESTORED_MS = 1000;

/** The section of a `/s/{id}` URL, without what programs add at its end; undefined with another path or a hash. */
export function sectionIdOf({ pathname, hash }: URL | Location): string | undefined {
  const [, id] = /^\/s\/([\w-]+)[^/]*\/?$/.exec(pathWithoutLocale(pathname).toLowerCase()) ?? [];
  return hash === '' ? id : undefined;
}

/** Returns the element that a hash or section id names, in any letter case. */
function findTarget(id: string): HTMLElement | null {
  return document.getElementById(id) ?? document.getElementById(id.toLowerCase());
}

/** Returns the heading of a place, which may be an empty anchor beside it. */
function headingOf(target: HTMLElement | null): HTMLElement | null | undefined {
  const headings = 'h1, h2, h3';
  if (target?.matches(headings)) return target;
  return (
    target?.querySelector<HTMLElement>(headings) ?? target?.parentElement?.querySelector(headings)
  );
}

/** Returns the element with this id once it exists; undefined when the signal is aborted first. */
async function waitForTarget(id: string, signal: AbortSignal): Promise<HTMLElement | undefined> {
  const found = findTarget(id);
  if (found) return found;
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const element = findTarget(id);
      if (element) end(element);
    });
    const end = (element?: HTMLElement) => {
      observer.disconnect();
      resolve(element);
    };
    // The body does not exist yet where the inline script waits.
    observer.observe(document, { childList: true, subtree: true });
    signal.addEventListener('abort', () => end(), { once: true });
  });
}

let current = new AbortController();

/** Ends a pending scroll, and returns the signal of a new one, which the visitor's next input ends. */
function startScroll(): AbortSignal {
  current.abort();
  const { signal } = (current = new AbortController());
  // Hydration repeats what was typed before it (`field-memory/fields.ts`).
  const end = ({ type, isTrusted }: Event) => {
    if (isTrusted || type !== 'input') current.abort();
  };
  for (const type of USER_INPUT_EVENTS)
    addEventListener(type, end, { capture: true, passive: true, signal });
  return signal;
}

/** Whether a scroll has led to an element, below what is kept free for the header. */
function isScrolledTo(element: HTMLElement): boolean {
  const { scrollMarginTop } = getComputedStyle(element);
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const top = (parseFloat(scrollMarginTop) || 0) + (parseFloat(scrollPaddingTop) || 0);
  return Math.abs(element.getBoundingClientRect().top - top) < 2;
}

/**
 * Scrolls to the place that a link names, once, and focuses its heading, once, unless the visitor interacts first or a
 * field or a frame has the focus. Corrects the position at the end where content above has changed its height.
 *
 * @param id a section, to which the page scrolls smoothly after 100 ms, or the id in a hash
 * @param isInNewPage whether the link may have been in a page that is not shown any more
 */
async function goTo(id: string, isSection: boolean, isInNewPage = false): Promise<void> {
  const signal = startScroll();
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(MAX_WAIT_MS)]);
  if (isSection) await pause(SCROLL_TO_SECTION_DELAY_MS);
  const target = signal.aborted ? undefined : await waitForTarget(id, inTime);
  if (!target) return;
  const scroll = (behavior: ScrollBehavior) => target.scrollIntoView({ behavior, block: 'start' });
  scroll(isSection ? scrollBehavior() : 'instant');
  const scrolling = AbortSignal.any([signal, AbortSignal.timeout(MAX_SCROLL_MS)]);
  void onceAny(window, ['scrollend'], scrolling).then(() => {
    if (!isScrolledTo(target)) scroll('instant');
  });

  const island = target.closest('[data-island]:not([data-hydrated])');
  if (island) {
    const hydrated = onceAny(island, ['island-hydrated'], signal);
    // The island may not be in the window for a while on a slow device.
    dispatchIslandEvent(island, 'island-needed');
    // Before hydration the HTML has to stay as it was prerendered.
    await hydrated;
  }
  const { activeElement, body } = document;
  if (activeElement?.matches('input, textarea, select, iframe') === true) return;
  // React may have rendered it again.
  focusHeading(headingOf(findTarget(id)), isInNewPage && activeElement === body);
}

/**
 * Goes to the section of the URL when a link has opened the document; after a reload or a traversal, to the position in
 * the state of the history entry. Browsers restore positions by elements, whose layout may have changed.
 */
function scrollOnOpen(navigation: Navigation | undefined): void {
  const isOpened = navigationType() === 'navigate';
  let signal = startScroll();
  const restore = () => {
    const { position } = readEntryState();
    if (position && !signal.aborted) restoreScrollPosition(position);
  };
  whenParsed(() => {
    const section = sectionIdOf(location);
    const anchor = withFallback(() => decodeURIComponent(location.hash.slice(1)), '');
    if (isOpened && section !== undefined && scrollY === 0) void goTo(section, true);
    // The browser finds an id in its own letter case only.
    else if (isOpened && anchor && !document.getElementById(anchor)) void goTo(anchor, false);
    else restore();
  });
  addEventListener('pagehide', () => {
    signal = startScroll();
    if (!navigation) storeScrollPosition();
  });
  if (navigation && readEntryState().position) history.scrollRestoration = 'manual';
  addEventListener('pageshow', () => {
    if (!readEntryState().position) return;
    restore();
    // Safari scrolls to the top of a page out of the cache that was reloaded before, with the next frame.
    requestAnimationFrame(() => setTimeout(restore));
    setTimeout(() => {
      // Not every way of leaving the page stores a new position.
      writeEntryState({ position: undefined });
      history.scrollRestoration = 'auto';
    }, RESTORED_MS);
  });
}

/**
 * Makes `/s/{id}` show its section (docs/product.md, section 2) when the document opens and after each click on such a
 * link, even before any other code has loaded. Nothing else goes to the place that a link to another page names.
 */
export function scrollToSections(): void {
  const navigation = navigationApi();
  scrollOnOpen(navigation);
  let next: (() => void) | undefined;
  navigation?.addEventListener('navigate', (event) => {
    if (!isVisit(event)) return;
    current.abort();
    next = undefined;
    if (event.navigationType === 'traverse') return;
    const url = new URL(event.destination.url);
    const section = sectionIdOf(url);
    const id = section ?? withFallback(() => decodeURIComponent(url.hash.slice(1)), '');
    // A place of the next page may be in an island that is rendered after the first one.
    if (id) next = () => void goTo(id, section !== undefined, true);
    const isOnHome =
      document.querySelector('[data-island=hero]') !== null &&
      localeOfPath(url.pathname) === document.documentElement.lang;
    if (section !== undefined && event.canIntercept && isOnHome && findTarget(section))
      event.intercept({ scroll: 'manual', focusReset: 'manual' });
  });
  navigation?.addEventListener('navigatesuccess', () => {
    next?.();
    next = undefined;
  });
}
