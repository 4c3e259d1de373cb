import { isForPage } from '@waypage/content/desk/in-browsers';
import { pageTime } from '#services/page-time.ts';
import { withFallback } from '#services/with-fallback.ts';
import { pathWithoutLocale } from '#services/i18n/localized-path.ts';

/** Content of the HTML that is shown only for a limited time. Times are in ms since the epoch. */
export interface DatedContent {
  /** In the order in which they take precedence. `pages` are paths without a language. */
  readonly topLines: readonly {
    readonly key: string;
    readonly since: number;
    readonly until: number;
    readonly pages: 'all' | readonly string[];
  }[];
  readonly sales: readonly { readonly key: string; readonly until: number }[];
}

/** Holds the keys of dismissed announcements. A key includes a hash of the text, so that a new text is shown again. */
export const DISMISSED_STORAGE_KEY = 'dismissed';

/**
 * Decides, before the first paint, which announcement is shown and which sales are over: the attributes of `<html>`
 * that the styles of `build/prerender/announcements.ts` read. Elements that are already in the HTML are only hidden or
 * shown, so that nothing moves later.
 */
export function applyDatedContent({ topLines, sales }: DatedContent): void {
  const { dataset } = document.documentElement;
  let dismissed =
    withFallback(() => localStorage.getItem(DISMISSED_STORAGE_KEY), null)?.split(' ') ?? [];
  const show = (): void => {
    const now = pageTime();
    const path = pathWithoutLocale(location.pathname).replace(/(?<=.)\/$/, '');
    const line = topLines.find(
      ({ key, since, until, pages }) =>
        since <= now && now < until && !dismissed.includes(key) && isForPage(pages, path),
    );
    dataset['topLine'] = line?.key ?? '';
    dataset['salesOver'] = sales
      .filter(({ until }) => until <= now)
      .map(({ key }) => key)
      .join(' ');
  };
  show();
  if (topLines.length === 0) return;
  // A navigation may lead to a page that has another announcement.
  const { navigation } = globalThis as { readonly navigation?: EventTarget };
  navigation?.addEventListener('currententrychange', show);
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-top-line] > button');
    const key = dataset['topLine'];
    if (!button || !key) return;
    dismissed = [key, ...dismissed].slice(0, 9);
    // Where storage is blocked, it is remembered for this document.
    withFallback(() => localStorage.setItem(DISMISSED_STORAGE_KEY, dismissed.join(' ')), undefined);
    show();
    // The focused button is gone; the page goes on with the header.
    document.querySelector<HTMLElement>('[data-island] a')?.focus({ preventScroll: true });
  });
}
