import { onLeave, withScrollAnchor } from './navigation/entry-state.ts';
import { navigationType } from './navigation/navigation-api.ts';
import { sectionIdOf } from './navigation/scroll-to-section.ts';

/** A link to a section of this page, or to a section of home. */
const SECTION_LINK = 'a:is([href*="#"], [href*="/s/"])';

/**
 * Lets the browser skip the layout of the islands below the window (`[data-deferred-layout]` in `page-css.ts`) until the
 * page is interactive, and lays them out one by one when the browser is idle: a first touch does not wait for them. The
 * same applies to the parts of an island that have `data-below-window`; `--_estimate` is their height. Skipped if a
 * position further down is restored or linked to, as it depends on what is above it, or if the browser does not keep
 * what is in the window in position while something above it grows (`overflow-anchor`).
 *
 * @param interactive resolves when the page is interactive
 */
export function deferLayout(interactive: Promise<unknown>): void {
  const isAtTop = location.hash === '' && sectionIdOf(location) === undefined;
  // Safari may have the first without the second.
  const isCapable = CSS.supports('overflow-anchor', 'auto') && 'requestIdleCallback' in window;
  if (!isAtTop || navigationType() !== 'navigate' || !isCapable) return;
  const { dataset } = document.documentElement;
  const all = new AbortController();
  const { signal } = all;
  dataset['deferredLayout'] = '';
  const layOutAll = () => {
    delete dataset['deferredLayout'];
    all.abort();
  };
  const layOut = (island: HTMLElement) =>
    withScrollAnchor(() => {
      island.dataset['laidOut'] = '';
    });
  const on = (type: string, act: (target: HTMLElement) => void) =>
    document.addEventListener(type, ({ target }) => act(target as HTMLElement), {
      capture: true,
      signal,
    });
  // Hydration reads sizes, which would be wrong.
  on('island-loaded', layOut);
  on('click', (target) => {
    // A link that opens a tab leaves the visitor here.
    if (target.closest(SECTION_LINK)) withScrollAnchor(layOutAll);
  });
  // The screen gets its position back after printing only with the heights that it had.
  addEventListener('beforeprint', () => withScrollAnchor(layOutAll), { signal });
  // The position that a reload restores is one with the heights of all.
  onLeave(() => {
    if (!signal.aborted) withScrollAnchor(layOutAll);
  });
  // The next page is laid out at once: a step back restores positions.
  on('island-removed', layOutAll);
  void interactive.then(async () => {
    const islands = document.querySelectorAll<HTMLElement>('main > [data-island]');
    for (const island of islands) {
      if (signal.aborted) break;
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }));
      layOut(island);
    }
    layOutAll();
    for (const island of islands) delete island.dataset['laidOut'];
  });
}
