import type { PageType } from '@waypage/content/page-types';
import { getSample } from '@waypage/content/samples';

/** The content of a page type's panel (docs/product.md, section 2, "Page types"). */
export function viewPageType(pageType: PageType) {
  const sample = getSample(pageType.sampleId);
  return {
    pageType,
    sample,
    solutionPath: `/solutions/${pageType.solutionId}`,
    tag: pageType.isPageless ? 'page-types:sampleLink' : 'page-types:samplePage',
  } as const;
}
