import type { HostingPlan } from './hosting-plan.ts';

/** Encoded separators: one server reads them as a folder, the next as another host. */
const AMBIGUOUS = /\\|%5c|%2f/i;

/** The start of a URL in another language than English, whose URLs have no prefix. */
const LANGUAGE = /^\/[a-z]{2}(?:-[a-z]+)*(?:\/|$)/i;

/** What redirects are made from. */
type Urls = Pick<HostingPlan, 'paths' | 'moved'>;

/** Answers the URL a request should move to, or nothing when it should stay. */
export type Redirects = (pathname: string) => string | undefined;

/**
 * The redirects of the site (decisions, "Languages and URLs" and "Routes"): `/en/…` to the
 * URL without prefix, slashes too many or too few, and another case of a known URL to its
 * one spelling. Every target is one of the known paths, so there is one hop at most and never one
 * to another origin. The caller keeps the query.
 * @param plan all known URLs in their one spelling, and the former ones of those that moved
 */
export function createRedirects(plan: Urls): Redirects {
  const spellings = redirectTable(plan);
  return (pathname) => {
    const path = decodePath(pathname);
    if (path === undefined) return undefined;
    const target = spellings.get(withoutDoubledSlashes(path).toLowerCase());
    return target === path ? undefined : target;
  };
}

/**
 * Every lower-case spelling that leads to a known path, that path's own among them: the table
 * behind {@link createRedirects}, for hosts that look a URL up without regard to case.
 */
export function redirectTable({ paths, moved }: Urls): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const path of paths.filter((url) => !LANGUAGE.test(url))) {
    const bare = path.replace(/\/$/, '').toLowerCase();
    for (const spelling of [`/en${bare}`, `/en${bare}/`]) table.set(spelling, path);
  }
  for (const [former, path] of Object.entries(moved)) {
    for (const spelling of spellingsOf(former)) table.set(spelling, path);
  }
  // Last, so that a page is never hidden behind a redirect.
  for (const path of paths) {
    for (const spelling of spellingsOf(path)) table.set(spelling, path);
  }
  return table;
}

/** A URL in lower case, with a slash at its end and without one. */
function spellingsOf(path: string): readonly string[] {
  const bare = path.replace(/\/$/, '').toLowerCase();
  return bare === '' ? ['/'] : [bare, `${bare}/`];
}

/** A path with one slash wherever it has several. */
export function withoutDoubledSlashes(path: string): string {
  return path.replace(/\/{2,}/g, '/');
}

/** The path as a person would write it, or nothing when servers could read it in two ways. */
export function decodePath(pathname: string): string | undefined {
  if (AMBIGUOUS.test(pathname)) return undefined;
  try {
    const path = decodeURIComponent(pathname);
    return AMBIGUOUS.test(path) ? undefined : path;
  } catch {
    // Percent signs that encode nothing.
    return undefined;
  }
}
