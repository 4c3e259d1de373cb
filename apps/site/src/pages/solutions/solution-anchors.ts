import { findSolutionByHash, type Solution } from '@waypage/content/solutions';

/** The names beside its id under which a hash finds a solution (docs/product.md, section 2). */
export function otherAnchors({ id, hashAliases }: Solution): readonly string[] {
  return hashAliases.filter((alias) => alias !== id);
}

/**
 * Id of the place that a hash leads to and that the browser has not found by itself; `undefined` when
 * there is none or the browser has.
 *
 * @param isLoaded whether the page was loaded with the hash, which is when browsers look for it
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
