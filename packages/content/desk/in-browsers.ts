// What pages need of the desk; its other modules read files.

/** The short URL of a campaign. */
export function campaignPath(name: string): string {
  return `/go/${name}`;
}

/**
 * Whether an announcement is for the page at a path without a language.
 *
 * @param pages paths without a language; `/solutions/*` names all below a folder
 */
export function isForPage(pages: 'all' | readonly string[], path: string): boolean {
  return (
    pages === 'all' ||
    pages.some((page) => (page.endsWith('*') ? path.startsWith(page.slice(0, -1)) : page === path))
  );
}
