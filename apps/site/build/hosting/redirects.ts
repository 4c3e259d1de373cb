import { withFallback } from '#services/with-fallback.ts';
import type { HostingPlan } from './hosting-plan.ts';

/** Encoded separators: one server reads them as a folder, the next as another host. */
const AMBIGUOUS = /\\|%5c|%2f/i;

const LANGUAGE = /^\/[a-z]{2}(?:-[a-z]+)*(?:\/|$)/i;

type Urls = Pick<HostingPlan, 'paths' | 'moved'>;

/** Returns the URL that a request should be redirected to, or `undefined`. */
export type FindRedirect = (pathname: string) => string | undefined;

/**
 * Creates the redirects of the site: from `/en/…` to the URL without prefix, from missing or superfluous slashes, from the
 * names of files, and from other cases to the canonical spelling. Every target is a known path, so there is at most one
 * hop and never one to another origin. The caller keeps the query.
 */
export function createRedirects(plan: Urls): FindRedirect {
  const spellings = redirectTable(plan);
  return (pathname) => {
    const path = decodePath(pathname);
    if (path === undefined) return undefined;
    const target = spellings.get(withoutDoubledSlashes(path).toLowerCase());
    return target === path ? undefined : target;
  };
}

/** Maps every lower-case spelling, its own too, to a known path; for hosts that match URLs case-insensitively. */
export function redirectTable({ paths, moved }: Urls): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const path of paths.filter((url) => !LANGUAGE.test(url))) {
    const bare = path.replace(/\/$/, '').toLowerCase();
    for (const spelling of [`/en${bare}`, `/en${bare}/`]) table.set(spelling, path);
  }
  for (const [former, path] of Object.entries(moved)) {
    for (const spelling of spellingsOf(former)) table.set(spelling, path);
  }
  // Last, so that a redirect never hides a page.
  for (const path of paths) {
    for (const spelling of spellingsOf(path)) table.set(spelling, path);
  }
  return table;
}

function spellingsOf(path: string): readonly string[] {
  const bare = path.replace(/\/$/, '').toLowerCase();
  const file = `${bare}/index.html`;
  return bare === '' ? ['/', file] : [bare, `${bare}/`, `${bare}.html`, file];
}

export function withoutDoubledSlashes(path: string): string {
  return path.replace(/\/{2,}/g, '/');
}

/** Decodes a path; `undefined` when servers could read it in two ways. */
export function decodePath(pathname: string): string | undefined {
  if (AMBIGUOUS.test(pathname)) return undefined;
  // A percent sign may encode nothing.
  const path = withFallback<string | undefined>(() => decodeURIComponent(pathname), undefined);
  return path === undefined || AMBIGUOUS.test(path) ? undefined : path;
}
