import { findSolutionByHash, type Solution } from '@waypage/content/solutions';

/** Aliases by which a hash finds a solution, besides its id (docs/product.md, section 2). */
export function otherAnchors({ id, hashAliases }: Solution): readonly string[] {
  return hashAliases.filter((alias) => alias !== id);
}

/**
 * Id of the solution that a hash names and that the browser has not scrolled to by itself; `undefined` if there is
 * none, or the browser has.
 *
 * @param isLoaded whether the page was loaded with the hash: browsers scroll only then
 * @param hasAnchor whether the page has an element with an id
 */
export function placeToShow(
  hash: string,
  isLoaded: boolean,
  hasAnchor: (id: string) => boolean,
): string | undefined {
  const solution = findSolutionByHash(hash);
  if (!solution || (isLoaded && hasAnchor(hash.replace(/^#/, '')))) return undefined;
  return solution.id;
}
