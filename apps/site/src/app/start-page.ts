import type { i18n } from 'i18next';
import { setNavigationPending } from '../features/waiting/Waiting.tsx';
import type { Page } from '../pages/find-page.ts';
import { createPageRoots } from './hydration/page-roots.tsx';
import { createPartLoader } from './hydration/part-loader.ts';
import { prefetchOnIntent } from './navigation/links.ts';
import { createLocationStore } from './navigation/location-store.ts';

/**
 * Hydrates a page: one location and one set of texts for all of its roots.
 *
 * @returns when the parts that come with the page answer to clicks
 */
export async function startPage(i18n: i18n, initial: Page): Promise<void> {
  const loader = createPartLoader(i18n);
  const locations = createLocationStore(i18n, loader, initial);
  const roots = createPageRoots({ i18n, locations }, loader);

  // Before any root subscribes: parts that leave never render a location that is not theirs.
  locations.subscribe(() => {
    const { next } = locations.get();
    if (next) roots.show(next);
  });

  // A document that was opened from here, and left again by the way back.
  addEventListener('pageshow', () => {
    setNavigationPending(false);
  });
  prefetchOnIntent(loader);
  await roots.hydrate();
}
