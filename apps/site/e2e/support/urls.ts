import { LOCALES } from '@waypage/content';
import { PAGES } from '#pages/page-registry.ts';
import { localizedPath } from '#services/i18n/localized-path.ts';
import { plan } from './built-site.ts';

/** Whether this is `pnpm test:all`, which covers all combinations. */
export const IS_FULL_RUN = (process.env['TEST_ALL'] ?? '') !== '';

const [current = 1, total = 1] = (process.env['TEST_SHARD'] ?? '1/1').split('/').map(Number);

/** The part of the tests that Playwright runs; `TEST_SHARD` is `1/4`, for example. */
export const SHARD = { current, total };

/** What visitors do, and every route once: the files that `pnpm test` runs, without their tests tagged `@all`. */
export const DEFAULT_SPECS = [
  'home/{claim,contact,designer,samples,without-scripts}.spec.ts',
  'pages/{check-a-code,designer,plans,print-kit,print-planner}.spec.ts',
  'robustness/failing-islands.spec.ts',
  'site/{every-page,header,languages,navigation}.spec.ts',
].map((file) => `**/e2e/${file}`);

const FIRST_URLS = PAGES.filter(({ name }) => name !== 'home').map(({ urls: [first] }, index) =>
  localizedPath(first?.url ?? '/', LOCALES[index % LOCALES.length] ?? 'en'),
);

/** One URL of each page and of the variants that differ, covering every language. */
export const ROUTE_URLS: readonly string[] = [
  // A page's language depends on the list of pages, so one of the variants may already be included.
  ...new Set([
    '/',
    ...FIRST_URLS,
    '/es/qrcode-types/short-url',
    '/solutions/link-in-bio',
    '/es/solutions/website',
  ]),
];

/** URLs for rules that apply to every page: one of each page, or all of them. */
export const URLS: readonly string[] = IS_FULL_RUN ? plan.paths : ['/', ...FIRST_URLS];

/** Values that a rule applies to: the first ones in `pnpm test`, all in `pnpm test:all`. */
export function firstOrAll<T>(values: readonly T[], count = 1): readonly T[] {
  return IS_FULL_RUN ? values : values.slice(0, count);
}
