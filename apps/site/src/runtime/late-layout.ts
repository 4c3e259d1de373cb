import { navigationType } from './navigation/navigation-api.ts';

/** A link to a place in this page, or to a section of home. */
const LINK_TO_PLACE = 'a:is([href*="#"], [href*="/s/"])';

/**
 * Lets the browser skip the layout of the islands below the window (`[data-late-layout]` in `page-css.ts`) until a
 * visitor touches the page, and lays them out one by one when the browser is idle. Not where a place further down is
 * restored or linked to, whose position depends on what is above it, nor where a browser does not keep what is in the
 * window at its place while something above it grows (`overflow-anchor`).
 *
 * @param touched resolves at the first touch
 */
export function layOutWhenTouched(touched: Promise<unknown>): void {
  const isAtTop = location.hash === '' && !/\/s\/[^/]/.test(location.pathname);
  if (!isAtTop || navigationType() !== 'navigate' || !CSS.supports('overflow-anchor', 'auto'))
    return;
  const { dataset } = document.documentElement;
  const followed = new AbortController();
  dataset['lateLayout'] = '';
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target as Element).closest(LINK_TO_PLACE)) return;
      delete dataset['lateLayout'];
      followed.abort();
    },
    { capture: true, signal: followed.signal },
  );
  void touched.then(async () => {
    const islands = document.querySelectorAll<HTMLElement>('[data-island]');
    for (const { style } of islands) {
      if (followed.signal.aborted) break;
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
      style.contentVisibility = 'visible';
    }
    delete dataset['lateLayout'];
    followed.abort();
    for (const { style } of islands) style.removeProperty('content-visibility');
  });
}
