import {
  getPageType,
  pageTypeTexts,
  relatedPageTypes,
  type PageType,
  type PageTypeId,
  type PageTypeTexts,
} from '@waypage/content/page-types';
import { SAMPLES, type Sample } from '@waypage/content/samples';

/** What the page of one kind of code shows. */
export interface TypeView {
  readonly pageType: PageType;
  readonly texts: PageTypeTexts;
  readonly sample: Sample;
  readonly related: readonly RelatedType[];
}

/** A kind of code that people look at next, and what its cell is printed on. */
export interface RelatedType {
  readonly pageType: PageType;
  readonly stock: PageType['stock'];
}

/**
 * Puts together what the page of one kind of code shows.
 *
 * @throws {Error} when the type's sample does not exist.
 */
export function viewType(id: PageTypeId): TypeView {
  const pageType = getPageType(id);
  const sample = SAMPLES.find((candidate) => candidate.id === pageType.sampleId);
  if (!sample) {
    throw new Error(
      `[site] The page type "${id}" names the sample "${pageType.sampleId}", which does not exist, so its page has no code to show. Add it to SAMPLES.`,
    );
  }
  return { pageType, texts: pageTypeTexts(id), sample, related: viewRelated(id) };
}

function viewRelated(id: PageTypeId): readonly RelatedType[] {
  const related = relatedPageTypes(id);
  return related.map((pageType, index) => ({
    pageType,
    // Two equal stocks never touch.
    stock: pageType.stock === related[index - 1]?.stock ? 'bone' : pageType.stock,
  }));
}
