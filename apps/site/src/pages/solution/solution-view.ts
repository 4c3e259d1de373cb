import type { Locale } from '@waypage/content';
import { SAMPLES, type Sample } from '@waypage/content/samples';
import { getSolution, type Solution, type SolutionId } from '@waypage/content/solutions';
import { objectOf } from '#components/printed-object/find-object.ts';
import type { PrintedObjectDefinition } from '#components/printed-object/object-definition.ts';
import { newPageLike } from '#features/sample-preview/sample-urls.ts';
import { samplePath } from '#features/sample-preview/sample-path.ts';

export interface SolutionView {
  readonly solution: Solution;
  readonly sample: Sample;
  readonly object: PrintedObjectDefinition;
  readonly createUrl: string;
  /** The sample's page on this site in the current locale; `undefined` if the code opens a link. */
  readonly samplePath?: string | undefined;
  /** The page about this kind of code; `undefined` for the two solutions without a tab. */
  readonly typePath?: string | undefined;
  readonly tag: 'solution:samplePage' | 'solution:sampleLink';
  readonly related: readonly Solution[];
}

/**
 * The content of a solution's page (docs/product.md, section 2, "One solution").
 *
 * @throws {Error} if the sample of the solution does not exist.
 */
export function viewSolution(id: SolutionId, locale: Locale): SolutionView {
  const solution = getSolution(id);
  const sample = SAMPLES.find((one) => one.id === solution.sampleId);
  if (!sample) {
    throw new Error(
      `[site] The solution "${id}" names the sample "${solution.sampleId}", which does not exist, so its page has nothing to show. Add it to SAMPLES.`,
    );
  }
  return {
    solution,
    sample,
    object: objectOf(sample.id),
    createUrl: newPageLike(sample),
    samplePath: solution.isPageless ? undefined : samplePath(sample, locale),
    typePath: solution.pageTypeId && `/qrcode-types/${solution.pageTypeId}`,
    tag: solution.isPageless ? 'solution:sampleLink' : 'solution:samplePage',
    related: solution.relatedIds.map(getSolution),
  };
}

export type TitleLength = 'short' | 'medium' | 'long';

export function titleLength(title: string): TitleLength {
  if (title.length <= 22) return 'short';
  return title.length <= 36 ? 'medium' : 'long';
}
