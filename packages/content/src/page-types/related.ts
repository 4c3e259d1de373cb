import { getSolution } from '../solutions/find-solution.ts';
import { PAGE_TYPES, type PageType } from './page-types.ts';
import type { PageTypeId } from './page-type-ids.ts';

/**
 * Returns the page type with a known id.
 *
 * @throws RangeError when no type has the id, which only untyped callers can cause
 */
export function getPageType(id: PageTypeId): PageType {
  const pageType = PAGE_TYPES.find((candidate) => candidate.id === id);
  if (!pageType) {
    throw new RangeError(
      `[@waypage/content] There is no page type "${id}". Use one of: ${PAGE_TYPES.map((known) => known.id).join(', ')}.`,
    );
  }
  return pageType;
}

/** Returns up to two types to look at next: the related solutions of the type's solution that have a tab. */
export function relatedPageTypes(id: PageTypeId): readonly PageType[] {
  return getSolution(getPageType(id).solutionId)
    .relatedIds.flatMap((relatedId) => getSolution(relatedId).pageTypeId ?? [])
    .slice(0, 2)
    .map(getPageType);
}
