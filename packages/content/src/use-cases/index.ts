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

const CELLS = [
  {
    id: 'presence',
    solutionIds: ['link-in-bio', 'vcard-plus', 'business-page'],
    sampleId: 'link-photo',
  },
  { id: 'events', solutionIds: ['business-page', 'feedback'], sampleId: 'pdf-programme' },
  { id: 'products', solutionIds: ['product', 'coupon', 'catalog'], sampleId: 'label-food' },
  { id: 'media', solutionIds: ['gallery', 'playlist', 'video', 'pdf'], sampleId: 'audio-episode' },
  { id: 'feedback', solutionIds: ['feedback', 'google-review'], sampleId: 'google' },
  { id: 'others', solutionIds: ['pdf', 'gallery', 'pet-id', 'inventory'], sampleId: 'website' },
] as const;

/** The six uses in the order of their cells. */
export const USE_CASES: readonly UseCase[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ CELLS.map((cell): UseCase => ({
    ...cell,
    title: `use-cases-overview:${cell.id}.title`,
    text: `use-cases-overview:${cell.id}.text`,
  })),
);
