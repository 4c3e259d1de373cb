import { plan } from './built-site.ts';

/** Whether everything is to be proved in all its combinations, as `pnpm test:all` does. */
export const IS_WHOLE = (process.env['TEST_ALL'] ?? '') !== '';

/**
 * One address of each screen and of the kinds without a page of their own; each language is among them.
 * `built/addresses.test.ts` fails when a screen is missing.
 */
export const SCREEN_ADDRESSES = [
  '/',
  '/s',
  '/es/samples',
  '/fr/qrcode-types',
  '/qrcode-types/vcard-plus',
  '/es/qrcode-types/short-url',
  '/fr/solutions',
  '/solutions/link-in-bio',
  '/es/solutions/website',
  '/fr/print-planner',
  '/sample/catalog/sales-menu',
  '/es/e404',
] as const;

/** The addresses that a promise of every page is proved at: one of each screen, or all there are. */
export const ADDRESSES: readonly string[] = IS_WHOLE ? plan.paths : SCREEN_ADDRESSES;

/** Values that a promise holds for: the first ones in `pnpm test`, all of them in `pnpm test:all`. */
export function firstOrAll<T>(values: readonly T[], count = 1): readonly T[] {
  return IS_WHOLE ? values : values.slice(0, count);
}
