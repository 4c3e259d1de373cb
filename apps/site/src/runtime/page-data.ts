import { localizedPath } from '#services/i18n/localized-path.ts';
import { isLocale } from '@waypage/content';
import { withFallback } from '#services/with-fallback.ts';

export const ROOT_ID = 'root';

/**
 * Finds the root element (docs/product.md, section 8), with the page's language, route and messages in its attributes.
 *
 * @throws Error with the required message when it is missing
 */
export function findRootElement(): HTMLElement {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error('Could not find root element to mount to');
  return root;
}

/** Returns a path as hosts compare it: without encoding, letter case, doubled and last slashes, and a file name. */
function plainPath(path: string): string {
  return withFallback(() => decodeURI(path), path)
    .toLowerCase()
    .replace(/(?:index)?\.html$/, '')
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
}

/**
 * Whether the document is under another path than its own (`<html data-path>`): in a web archive, for example. Such a
 * copy is shown as without scripts. The not-found page is at any path, and home at any below `/s/`.
 */
export function isCopy(): boolean {
  const { lang, dataset } = document.documentElement;
  const { path } = dataset;
  if (path === undefined || path === '/e404' || !isLocale(lang)) return false;
  const here = plainPath(location.pathname);
  const isSection = path === '/' && here.startsWith(localizedPath('/s/', lang));
  return here !== plainPath(localizedPath(path, lang)) && !isSection;
}
