import type { Locale } from '@waypage/content';
import type { Messages } from '@waypage/content/messages';
import { createI18n } from '#services/i18n/create-i18n.ts';
import { localeOfPath, localizedPath, pathWithoutLocale } from '#services/i18n/localized-path.ts';
import { notify } from '#features/notices/notify.ts';
import { findPage } from '#pages/page-registry.ts';
import { NAVIGATION_EVENT } from '#services/counted-actions.ts';
import { storeCountingChoice } from '#services/event-sender.ts';
import { redirect } from '#services/outer-referrer.ts';
import { translatorOf } from '#services/i18n/useTranslation.ts';
import { reportVitals } from '#services/reports.ts';
import { tolerateMovedNodes } from './islands/tolerate-moved-nodes.ts';
import { createPageRoots } from './islands/page-roots.tsx';
import { createIslandLoader } from './islands/island-loader.ts';
import { prefetchOnIntent } from './navigation/prefetch.ts';
import { createLocationStore } from './navigation/location-store.ts';
import { findRootElement } from './page-data.ts';
// Loads with the code of every page, so that a first click or key in the hero does not wait for another request.
import '#pages/home/sections/hero/Hero.tsx';

/**
 * Hydrates the prerendered page; resolves once the islands without a `when` respond to clicks. All roots share one
 * location and one set of messages.
 *
 * @param messages messages of the page in its language, without those of the islands that load later
 */
export async function start(messages: Partial<Messages>): Promise<void> {
  const { locale, route } = findRootElement().dataset;
  const path = location.pathname.replace(/\/{2,}/g, '/').replace(/(?:index)?\.html$/, '');
  const page = findPage(pathWithoutLocale(path));
  // The host served its not-found page, maybe in another language, for a known path with other letter case or doubled
  // slashes, or for one without a file of its own. The canonical path has a file.
  const truePath = localizedPath(page.url, localeOfPath(path));
  if (page.route !== route && truePath !== location.pathname) {
    redirect(truePath + location.search + location.hash);
    return;
  }
  tolerateMovedNodes();
  const i18n = createI18n(locale as Locale, messages);
  const loader = createIslandLoader(i18n);
  const locations = createLocationStore(i18n, loader, page);
  const roots = createPageRoots({ i18n, locations }, loader);
  // Subscribes before any root does, so that islands of the old page never render the new location.
  locations.subscribe(() => {
    const { next } = locations.get();
    if (next) roots.show(next);
  });
  if (import.meta.env.VITE_EVENTS) {
    locations.subscribe(() => {
      const tell = (title: string) =>
        document.dispatchEvent(new CustomEvent(NAVIGATION_EVENT, { detail: title }));
      loader.loadTitle(locations.get().page).then(
        ({ title }) => tell(title),
        () => tell(document.title),
      );
    });
    const choice = storeCountingChoice();
    if (choice)
      notify({ message: translatorOf(i18n)(`common:counting.${choice}`), severity: 'success' });
  }
  prefetchOnIntent(loader);
  await roots.hydrate();
  reportVitals();
}
