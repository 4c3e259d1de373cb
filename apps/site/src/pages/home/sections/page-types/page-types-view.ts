import type { PageType } from '@waypage/content/page-types';
import { SAMPLES, type Sample } from '@waypage/content/samples';
import { newPageLike } from '#features/sample-preview/sample-urls.ts';

/** What the panel of a page type shows beside the words of the type itself. */
export interface PageTypeView {
  readonly pageType: PageType;
  readonly sample: Sample;
  /** Where Learn More leads. */
  readonly solutionPath: string;
  /** Where one is made; opens in a new tab. */
  readonly createUrl: string;
  /** Says on the stage that what it shows is made up. */
  readonly tag: 'page-types:samplePage' | 'page-types:sampleLink';
}

/** Every page type in the order of the tabs, the first of which is selected at the start. */
export type PageTypesView = readonly [PageTypeView, ...PageTypeView[]];

/**
 * What the section shows; `undefined` where there are no types (docs/product.md, section 2, "Page
 * types").
 *
 * @throws {Error} when a type's sample does not exist.
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
