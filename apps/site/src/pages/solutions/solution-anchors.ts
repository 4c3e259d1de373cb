import { findSolutionByHash } from '@waypage/content/solutions';

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
