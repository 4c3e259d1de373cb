import { deepFreeze } from '../internal/deep-freeze.ts';
import type { MessageKey } from '../messages/keys.ts';
import type { PrintPromiseId } from '../promises/index.ts';

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

const ITEMS = [
  { id: 'difference' },
  { id: 'change', promiseId: 'destination' },
  { id: 'scans', page: PLANS_PAGE },
  { id: 'domain', promiseId: 'domain', page: PLANS_PAGE },
  { id: 'free', promiseId: 'free', page: PLANS_PAGE },
  { id: 'size', promiseId: 'size', page: { label: 'faq:check', path: '/check-a-code' } },
] as const satisfies readonly Partial<FaqItem>[];

/** The six questions in display order. */
export const FAQ_ITEMS: readonly FaqItem[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ ITEMS.map((item): FaqItem => ({
    ...item,
    question: `faq:${item.id}.question`,
    answer: `faq:${item.id}.answer`,
  })),
);
