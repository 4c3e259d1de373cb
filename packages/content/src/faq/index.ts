import { deepFreeze } from '../internal/deep-freeze.ts';
import type { MessageKey } from '../messages/keys.ts';
import type { PrintPromiseId } from '../promises/promises.ts';

/** A frequently asked question and its answer. */
export interface FaqItem {
  readonly id: string;
  readonly question: MessageKey<'faq'>;
  readonly answer: MessageKey<'faq'>;
  /** The promise at `/before-you-print` that the answer is based on. */
  readonly promiseId?: PrintPromiseId | undefined;
  /** Page with further information; its path has no language prefix. */
  readonly page?: { readonly label: MessageKey<'faq'>; readonly path: string } | undefined;
}

const PLANS_PAGE = { label: 'faq:plans', path: '/plans' } as const;

/** The six questions in display order. */
export const FAQ_ITEMS: readonly FaqItem[] = /* @__PURE__ */ deepFreeze<readonly FaqItem[]>([
  { id: 'difference', question: 'faq:difference.question', answer: 'faq:difference.answer' },
  {
    id: 'change',
    question: 'faq:change.question',
    answer: 'faq:change.answer',
    promiseId: 'destination',
  },
  {
    id: 'scans',
    question: 'faq:scans.question',
    answer: 'faq:scans.answer',
    page: PLANS_PAGE,
  },
  {
    id: 'domain',
    question: 'faq:domain.question',
    answer: 'faq:domain.answer',
    promiseId: 'domain',
    page: PLANS_PAGE,
  },
  {
    id: 'free',
    question: 'faq:free.question',
    answer: 'faq:free.answer',
    promiseId: 'free',
    page: PLANS_PAGE,
  },
  {
    id: 'size',
    question: 'faq:size.question',
    answer: 'faq:size.answer',
    promiseId: 'size',
    page: { label: 'faq:check', path: '/check-a-code' },
  },
]);
