import { deepFreeze } from '../internal/deep-freeze.ts';
import type { MessageKey } from '../messages/keys.ts';

/** A question people ask first, with its answer. */
export interface FaqItem {
  readonly id: string;
  readonly question: MessageKey<'faq'>;
  readonly answer: MessageKey<'faq'>;
}

/** The six questions in their order (docs/product.md, section 2, "FAQ"). */
export const FAQ_ITEMS: readonly FaqItem[] = /* @__PURE__ */ deepFreeze<readonly FaqItem[]>([
  { id: 'difference', question: 'faq:difference.question', answer: 'faq:difference.answer' },
  { id: 'change', question: 'faq:change.question', answer: 'faq:change.answer' },
  { id: 'scans', question: 'faq:scans.question', answer: 'faq:scans.answer' },
  { id: 'domain', question: 'faq:domain.question', answer: 'faq:domain.answer' },
  { id: 'free', question: 'faq:free.question', answer: 'faq:free.answer' },
  { id: 'size', question: 'faq:size.question', answer: 'faq:size.answer' },
]);
