import { deepFreeze } from '../internal/deep-freeze.ts';
import type { MessageKey } from '../messages/keys.ts';
import type { PrintPromiseId } from '../promises/promises.ts';

/** A question people ask first, with its answer. */
export interface FaqItem {
  readonly id: string;
  readonly question: MessageKey<'faq'>;
  readonly answer: MessageKey<'faq'>;
  /** The rule behind the answer, where one stands at `/before-you-print`. */
  readonly promiseId?: PrintPromiseId | undefined;
}

/** The six questions in their order. */
export const FAQ_ITEMS: readonly FaqItem[] = /* @__PURE__ */ deepFreeze<readonly FaqItem[]>([
  { id: 'difference', question: 'faq:difference.question', answer: 'faq:difference.answer' },
  {
    id: 'change',
    question: 'faq:change.question',
    answer: 'faq:change.answer',
    promiseId: 'destination',
  },
  { id: 'scans', question: 'faq:scans.question', answer: 'faq:scans.answer' },
  {
    id: 'domain',
    question: 'faq:domain.question',
    answer: 'faq:domain.answer',
    promiseId: 'domain',
  },
  { id: 'free', question: 'faq:free.question', answer: 'faq:free.answer', promiseId: 'free' },
  { id: 'size', question: 'faq:size.question', answer: 'faq:size.answer', promiseId: 'size' },
]);
