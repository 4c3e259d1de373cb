import type { i18n } from 'i18next';
import { setNavigationPending } from '../features/waiting/Waiting.tsx';
import type { Page } from '../pages/find-page.ts';
import { createPageRoots } from './hydration/page-roots.tsx';
import { createPartLoader } from './hydration/part-loader.ts';
import { followLinks, prefetchOnIntent } from './navigation/links.ts';
import { createLocationStore } from './navigation/location-store.ts';
import { keepOwnScrollPositions, scrollOnArrival, scrollOnOpen } from './navigation/scrolling.ts';

/**
 * Hydrates a page: one location and one set of texts for all of its roots.
 *
 * @returns when the parts that come with the page answer to clicks
 */
export async function startPage(i18n: i18n, opened: Page): Promise<void> {
  const loader = createPartLoader(i18n);
  const locations = createLocationStore(i18n, loader, opened);
  const roots = createPageRoots({ i18n, locations }, loader);

  // Before any root subscribes: parts that go are not told of a location that is not theirs.
  locations.subscribe(() => {
    const arrival = locations.get();
    if (arrival.next) roots.show(arrival.next);
    scrollOnArrival(arrival);
  });

  // A document that was opened from here, and left again by the way back.
  addEventListener('pageshow', () => {
    setNavigationPending(false);
  });
  followLinks(locations);
  prefetchOnIntent(loader);
  await roots.hydrate();
  keepOwnScrollPositions();
  scrollOnOpen(opened);
}
