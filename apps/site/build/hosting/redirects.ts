import type { HostingPlan } from './hosting-plan.ts';

/** Encoded separators: one server reads them as a folder, the next as another host. */
const AMBIGUOUS = /\\|%5c|%2f/i;

/** The start of an address in another language than English, whose addresses have no prefix. */
const LANGUAGE = /^\/[a-z]{2}(?:-[a-z]+)*(?:\/|$)/i;

/** What redirects are made from. */
type Addresses = Pick<HostingPlan, 'paths' | 'moved'>;

/** Answers the address a request should move to, or nothing when it should stay. */
export type Redirects = (pathname: string) => string | undefined;

/**
 * The redirects of the site (decisions, "Languages and addresses" and "Routes"): `/en/…` to the
 * address without prefix, slashes too many or too few, and another case of a known address to its
 * one spelling. Every target is one of the known paths, so there is one hop at most and never one
 * to another origin. The caller keeps the query.
 * @param plan all known addresses in their one spelling, and the former ones of those that moved
 */
export function createRedirects(plan: Addresses): Redirects {
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
 * behind {@link createRedirects}, for hosts that look an address up without regard to case.
 */
export function redirectTable({ paths, moved }: Addresses): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const path of paths.filter((address) => !LANGUAGE.test(address))) {
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

/** An address in lower case, with a slash at its end and without one. */
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
