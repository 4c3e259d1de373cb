import type { PageType } from '@waypage/content/page-types';
import { SAMPLES, type Sample } from '@waypage/content/samples';
import { newPageLike } from '#features/sample-preview/sample-urls.ts';

export interface PageTypeView {
  readonly pageType: PageType;
  readonly sample: Sample;
  readonly solutionPath: string;
  readonly createUrl: string;
  readonly tag: 'page-types:samplePage' | 'page-types:sampleLink';
}

export type PageTypesView = readonly [PageTypeView, ...PageTypeView[]];

/**
 * The content of the section; `undefined` if there are no types (docs/product.md, section 2, "Page types").
 *
 * @throws {Error} if the sample of a type does not exist.
 */
export function viewPageTypes(pageTypes: readonly PageType[]): PageTypesView | undefined {
  const [first, ...others] = pageTypes.map(viewPageType);
  return first && [first, ...others];
}

function viewPageType(pageType: PageType): PageTypeView {
  const sample = SAMPLES.find(({ id }) => id === pageType.sampleId);
  if (!sample) {
    throw new Error(
      `[site] The page type "${pageType.id}" names the sample "${pageType.sampleId}", which does not exist, so its stage has nothing to show. Add it to SAMPLES.`,
    );
  }
  return {
    pageType,
    sample,
    solutionPath: `/solutions/${pageType.solutionId}`,
    createUrl: newPageLike(sample),
    tag: pageType.isPageless ? 'page-types:sampleLink' : 'page-types:samplePage',
  };
}
