import { deepFreeze } from '../internal/deep-freeze.ts';
import type { SamplePageId } from '../samples/sample-paths.ts';
import type { SolutionId } from '../solutions/solution-ids.ts';
import type { MessageKey } from '../messages/keys.ts';

/** A use of codes, shown as a cell of the overview. */
export interface UseCase {
  readonly id: string;
  readonly title: MessageKey<'use-cases-overview'>;
  readonly text: MessageKey<'use-cases-overview'>;
  /** Solutions for it. */
  readonly solutionIds: readonly SolutionId[];
  /** Sample whose printed object is shown in its cell. */
  readonly sampleId: SamplePageId;
}

/** The six uses in the order of their cells. */
export const USE_CASES: readonly UseCase[] = /* @__PURE__ */ deepFreeze<readonly UseCase[]>([
  {
    id: 'presence',
    title: 'use-cases-overview:presence.title',
    text: 'use-cases-overview:presence.text',
    solutionIds: ['link-in-bio', 'vcard-plus', 'business-page'],
    sampleId: 'link-photo',
  },
  {
    id: 'events',
    title: 'use-cases-overview:events.title',
    text: 'use-cases-overview:events.text',
    solutionIds: ['business-page', 'feedback'],
    sampleId: 'pdf-programme',
  },
  {
    id: 'products',
    title: 'use-cases-overview:products.title',
    text: 'use-cases-overview:products.text',
    solutionIds: ['product', 'coupon', 'catalog'],
    sampleId: 'label-food',
  },
  {
    id: 'media',
    title: 'use-cases-overview:media.title',
    text: 'use-cases-overview:media.text',
    solutionIds: ['gallery', 'playlist', 'video', 'pdf'],
    sampleId: 'audio-episode',
  },
  {
    id: 'feedback',
    title: 'use-cases-overview:feedback.title',
    text: 'use-cases-overview:feedback.text',
    solutionIds: ['feedback', 'google-review'],
    sampleId: 'google',
  },
  {
    id: 'others',
    title: 'use-cases-overview:others.title',
    text: 'use-cases-overview:others.text',
    solutionIds: ['pdf', 'gallery', 'pet-id', 'inventory'],
    sampleId: 'website',
  },
]);
