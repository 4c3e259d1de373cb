import { isPlainPress } from '../../browser/plain-press.ts';
import { pathWithoutLocale } from '../../services/i18n/localized-path.ts';
import { findPage, findPageDefinition } from '../../pages/find-page.ts';
import type { PartLoader } from '../hydration/part-loader.ts';
import type { LocationStore } from './location-store.ts';

/** How long a pointer rests on a link, or the focus, before that counts as intent, in milliseconds. */
const DWELL_MS = 65;

/** The link around an element that leads to another page within the application. */
function siteLinkAround(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  if (link.origin !== location.origin || link.hash) return undefined;
  // Another language, and a page without header and footer, are documents of their own.
  const { screen } = findPage(pathWithoutLocale(link.pathname));
  return link.hreflang || findPageDefinition(screen).isBare === true ? undefined : link;
}

/** Has the links of parts that are not hydrated lead on within the application. Those of the others know by themselves. */
export function followLinks({ navigator }: Pick<LocationStore, 'navigator'>): void {
  document.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || !isPlainPress(event)) return;
      const link = siteLinkAround(event.target);
      if (!link || link.closest('[data-hydrated][data-page-part]')) return;
      event.preventDefault();
      navigator.push(link.pathname + link.search);
    },
    // Before React, which may keep an event to itself while it hydrates what it happened in.
    true,
  );
}

/** Whether the visitor would rather not have anything loaded that they did not ask for. Not every browser tells. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Loads the code and texts of a page when a visitor is about to open it: when the pointer rests on a link of
 * the site or presses it, or the focus stays on it. A failure is silent: the press tries again, and tells the visitor.
 */
export function prefetchOnIntent({ loadPage }: Pick<PartLoader, 'loadPage'>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function onHint({ type, target }: Event): void {
    clearTimeout(timer);
    const link = siteLinkAround(target);
    if (!link || savesData()) return;
    const page = findPage(pathWithoutLocale(link.pathname));
    const prefetch = () => void loadPage(page, 'first part').catch(() => undefined);
    timer = setTimeout(prefetch, type === 'pointerdown' ? 0 : DWELL_MS);
  }

  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(type, onHint, true);
  }
}
