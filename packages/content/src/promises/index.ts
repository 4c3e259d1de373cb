import { deepFreeze } from '../internal/deep-freeze.ts';
import { camelCase } from '../internal/message-keys.ts';
import type { MessageKey } from '../messages/keys.ts';

type PromiseKey = MessageKey<'before-you-print'>;

/** Id of a promise: the URL hash of its row, and in camel case the key of its messages. */
export type PrintPromiseId = SettledPromise['id'] | OpenPromise['id'];

/** A previous wording of a promise. */
export interface EarlierWording {
  /** ISO 8601 date of the wording that replaced it. */
  readonly until: string;
  readonly text: PromiseKey;
}

interface Row {
  /** The question or worry of a customer. */
  readonly question: PromiseKey;
  /** ISO 8601 date of the current wording. A changed wording needs a new one. */
  readonly since: string;
  /** Previous wordings, newest first. */
  readonly earlier: readonly EarlierWording[];
}

/** A promise with a rule in force. */
export interface SettledPromise extends Row {
  readonly id: (typeof SETTLED)[number]['id'];
  readonly status: 'settled';
  readonly rule: PromiseKey;
  /** Page of the site that states the rule; its path has no language prefix. */
  readonly source: { readonly label: PromiseKey; readonly path: string };
}

/** A question without a rule yet. */
export interface OpenPromise extends Row {
  readonly id: (typeof OPEN)[number]['id'];
  readonly status: 'open';
  /** Subject of the question, in one line. */
  readonly detail: PromiseKey;
}

/** A situation to consider before printing, with its rule or the statement that there is none. */
export type PrintPromise = SettledPromise | OpenPromise;

const FIRST = { since: '2026-11-26', earlier: [] } as const;

/** Date and previous wording of a promise whose wording has changed once. */
const reworded = (text: PromiseKey) => ({
  since: '2026-11-27',
  earlier: [{ until: '2026-11-27', text }],
});

const SETTLED = [
  {
    ...reworded('before-you-print:rows.free.earlier'),
    id: 'free',
    source: { label: 'before-you-print:sources.pricing', path: '/s/pricing' },
  },
  { id: 'scans', source: { label: 'before-you-print:sources.pricing', path: '/s/pricing' } },
  {
    id: 'destination',
    source: { label: 'before-you-print:sources.comparison', path: '/s/comparison' },
  },
  {
    ...reworded('before-you-print:rows.size.earlier'),
    id: 'size',
    source: { label: 'before-you-print:sources.print', path: '/s/print' },
  },
  { id: 'domain', source: { label: 'before-you-print:sources.faq', path: '/s/faq' } },
  {
    ...reworded('before-you-print:rows.name.earlier'),
    id: 'name',
    source: { label: 'before-you-print:sources.claim', path: '/s/hero' },
  },
] as const;

/** The promises with a rule, in display order. */
export const SETTLED_PROMISES: readonly SettledPromise[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ SETTLED.map((promise): SettledPromise => ({
    ...FIRST,
    ...promise,
    status: 'settled',
    question: `before-you-print:rows.${promise.id}.question`,
    rule: `before-you-print:rows.${promise.id}.rule`,
  })),
);

const OPEN = [
  { id: 'plan-ends' },
  { id: 'smaller-plan' },
  { id: 'over-limit' },
  { id: 'name-change' },
  { id: 'deleted-page' },
  { id: 'before-content' },
  { id: 'closing' },
] as const;

/** The questions without a rule, in display order. */
export const OPEN_PROMISES: readonly OpenPromise[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ OPEN.map((promise): OpenPromise => ({
    ...FIRST,
    ...promise,
    status: 'open',
    question: `before-you-print:rows.${camelCase(promise.id)}.question`,
    detail: `before-you-print:rows.${camelCase(promise.id)}.detail`,
  })),
);
