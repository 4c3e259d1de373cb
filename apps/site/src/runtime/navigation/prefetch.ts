import { localeOfPath, pathWithoutLocale } from '#services/i18n/localized-path.ts';
import { findPage, findPageDefinition, NOT_FOUND_URL, type Page } from '#pages/page-registry.ts';
import type { IslandLoader } from '../islands/island-loader.ts';

/** How long a pointer or the focus has to stay on a link to count as intent, in milliseconds. */
const DWELL_MS = 65;

/** The page that a link opens in this document; undefined for another host, language, file or page without layout. */
export function pageWithin({ origin, pathname }: URL | HTMLAnchorElement): Page | undefined {
  const isSameSite =
    origin === location.origin && localeOfPath(pathname) === localeOfPath(location.pathname);
  const page = findPage(pathWithoutLocale(pathname));
  const hasLayout = findPageDefinition(page.route).hasLayout !== false;
  return isSameSite && hasLayout && page.url !== NOT_FOUND_URL ? page : undefined;
}

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Loads the code and messages of a page when a visitor is about to open it: when a pointer or the focus stays on a link
 * of the site, or at its `pointerdown`. Failures are silent: the click tries again and reports them.
 */
export function prefetchOnIntent({ loadPage }: Pick<IslandLoader, 'loadPage'>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function onHint({ type, target }: Event): void {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    const page = link && !link.target && !savesData() ? pageWithin(link) : undefined;
    if (!page) return;
    const prefetch = () => void loadPage(page, 'first island').catch(() => undefined);
    timer = setTimeout(prefetch, type === 'pointerdown' ? 0 : DWELL_MS);
  }

  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(type, onHint, true);
  }
}
