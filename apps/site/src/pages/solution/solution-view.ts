import type { Locale } from '@waypage/content';
import { getSample } from '@waypage/content/samples';
import { getSolution, type SolutionId } from '@waypage/content/solutions';
import { objectOf } from '#components/printed-object/find-object.ts';
import { newPageLike } from '#features/sample-preview/new-page-like.ts';
import { samplePath } from '#features/sample-preview/sample-urls.ts';

/** The content of a solution's page (docs/product.md, section 2, "One solution"). */
export function viewSolution(id: SolutionId, locale: Locale) {
  const solution = getSolution(id);
  const sample = getSample(solution.sampleId);
  return {
    solution,
    sample,
    object: objectOf(sample.id),
    createUrl: newPageLike(sample, locale),
    /** The sample's page on this site in the current locale; `undefined` if the code opens a link. */
    samplePath: solution.isPageless ? undefined : samplePath(sample, locale),
    /** The page about this kind of code; `undefined` for the two solutions without a tab. */
    typePath: solution.pageTypeId && `/qrcode-types/${solution.pageTypeId}`,
    tag: solution.isPageless ? 'solution:sampleLink' : 'solution:samplePage',
    related: solution.relatedIds.map(getSolution),
  } as const;
}

export function titleLength(title: string) {
  if (title.length <= 22) return 'short';
  return title.length <= 36 ? 'medium' : 'long';
}
