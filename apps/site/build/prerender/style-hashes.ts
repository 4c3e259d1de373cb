import { LOCALES } from '@waypage/content';
import { localizedPath } from '#services/i18n/localized-path.ts';
import type { HostingPlan } from '../hosting/hosting-plan.ts';

export interface RouteStyleHashes {
  /** Name of the page's folder. */
  readonly name: string;
  readonly urls: readonly string[];
  readonly hashes: readonly string[];
}

/** `/plans` for a page at the top, `/solutions/*` for one in a folder. */
function patternOf(url: string): string {
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  return folder === '/' ? url : `${folder}*`;
}

/**
 * Returns the hashes of each pattern of paths. All unknown paths show the not-found page, also those in the folder of
 * another page.
 */
export function styleHashesByPattern(
  themeHash: string,
  routes: readonly RouteStyleHashes[],
): HostingPlan['styleHashes'] {
  const notFound = routes.find(({ name }) => name === 'not-found')?.hashes ?? [];
  const patterns = new Map<string, ReadonlySet<string>>([
    ['/*', new Set([themeHash, ...notFound])],
  ]);
  for (const { urls, hashes } of routes) {
    // A page with its styles in files, such as a sample, needs no more than the not-found page.
    if (hashes.length === 0) continue;
    const own = new Set(urls.map(patternOf));
    const base = [...own].some((pattern) => pattern.endsWith('*')) ? notFound : [];
    for (const pattern of own) {
      const existing = patterns.get(pattern) ?? [];
      patterns.set(pattern, new Set([themeHash, ...base, ...existing, ...hashes]));
    }
  }
  return Object.fromEntries(
    [...patterns].flatMap(([pattern, hashes]) =>
      (pattern === '/*' ? LOCALES.slice(0, 1) : LOCALES).map((locale) => [
        localizedPath(pattern, locale),
        [...hashes],
      ]),
    ),
  );
}
