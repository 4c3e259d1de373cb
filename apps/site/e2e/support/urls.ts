import { LOCALES } from '@waypage/content';
import { PAGES } from '#pages/find-page.ts';
import { localizedPath } from '#services/i18n/localized-path.ts';
import { plan } from './built-site.ts';

/** Whether everything is to be proved in all its combinations, as `pnpm test:all` does. */
export const IS_FULL_RUN = (process.env['TEST_ALL'] ?? '') !== '';

/** The first URL of each page but home, each in another language than the one before. */
const FIRST_URLS = PAGES.filter(({ name }) => name !== 'home').map(({ urls: [first] }, index) =>
  localizedPath(first?.url ?? '/', LOCALES[index % LOCALES.length] ?? 'en'),
);

/** One URL of each page, and of the kinds that differ; each language is among them. */
export const ROUTE_URLS: readonly string[] = [
  // Which language a page gets changes with the list of pages, so one of the kinds may be named already.
  ...new Set([
    '/',
    ...FIRST_URLS,
    '/es/qrcode-types/short-url',
    '/solutions/link-in-bio',
    '/es/solutions/website',
  ]),
];

/** The URLs that a promise of every page is proved at: one of each page, or all there are. */
export const URLS: readonly string[] = IS_FULL_RUN ? plan.paths : ['/', ...FIRST_URLS];

/** Values that a promise holds for: the first ones in `pnpm test`, all of them in `pnpm test:all`. */
export function firstOrAll<T>(values: readonly T[], count = 1): readonly T[] {
  return IS_FULL_RUN ? values : values.slice(0, count);
}
