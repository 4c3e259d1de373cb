import { deepFreeze } from '../internal/deep-freeze.ts';
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
  readonly id: 'free' | 'scans' | 'destination' | 'size' | 'domain' | 'name';
  readonly status: 'settled';
  readonly rule: PromiseKey;
  /** Page of the site that states the rule; its path has no language prefix. */
  readonly source: { readonly label: PromiseKey; readonly path: string };
}

/** A question without a rule yet. */
export interface OpenPromise extends Row {
  readonly id:
    | 'plan-ends'
    | 'smaller-plan'
    | 'over-limit'
    | 'name-change'
    | 'deleted-page'
    | 'before-content'
    | 'closing';
  readonly status: 'open';
  /** Subject of the question, in one line. */
  readonly detail: PromiseKey;
}

/** A situation to consider before printing, with its rule or the statement that there is none. */
export type PrintPromise = SettledPromise | OpenPromise;

const FIRST = { since: '2026-11-26', earlier: [] } as const;

/** The promises with a rule, in display order. */
export const SETTLED_PROMISES: readonly SettledPromise[] = /* @__PURE__ */ deepFreeze<
  readonly SettledPromise[]
>([
  {
    id: 'free',
    status: 'settled',
    question: 'before-you-print:rows.free.question',
    rule: 'before-you-print:rows.free.rule',
    source: { label: 'before-you-print:sources.pricing', path: '/s/pricing' },
    ...FIRST,
  },
  {
    id: 'scans',
    status: 'settled',
    question: 'before-you-print:rows.scans.question',
    rule: 'before-you-print:rows.scans.rule',
    source: { label: 'before-you-print:sources.pricing', path: '/s/pricing' },
    ...FIRST,
  },
  {
    id: 'destination',
    status: 'settled',
    question: 'before-you-print:rows.destination.question',
    rule: 'before-you-print:rows.destination.rule',
    source: { label: 'before-you-print:sources.comparison', path: '/s/comparison' },
    ...FIRST,
  },
  {
    id: 'size',
    status: 'settled',
    question: 'before-you-print:rows.size.question',
    rule: 'before-you-print:rows.size.rule',
    source: { label: 'before-you-print:sources.print', path: '/s/print' },
    ...FIRST,
  },
  {
    id: 'domain',
    status: 'settled',
    question: 'before-you-print:rows.domain.question',
    rule: 'before-you-print:rows.domain.rule',
    source: { label: 'before-you-print:sources.faq', path: '/s/faq' },
    ...FIRST,
  },
  {
    id: 'name',
    status: 'settled',
    question: 'before-you-print:rows.name.question',
    rule: 'before-you-print:rows.name.rule',
    source: { label: 'before-you-print:sources.claim', path: '/s/hero' },
    ...FIRST,
  },
]);

/** The questions without a rule, in display order. */
export const OPEN_PROMISES: readonly OpenPromise[] = /* @__PURE__ */ deepFreeze<
  readonly OpenPromise[]
>([
  {
    id: 'plan-ends',
    status: 'open',
    question: 'before-you-print:rows.planEnds.question',
    detail: 'before-you-print:rows.planEnds.detail',
    ...FIRST,
  },
  {
    id: 'smaller-plan',
    status: 'open',
    question: 'before-you-print:rows.smallerPlan.question',
    detail: 'before-you-print:rows.smallerPlan.detail',
    ...FIRST,
  },
  {
    id: 'over-limit',
    status: 'open',
    question: 'before-you-print:rows.overLimit.question',
    detail: 'before-you-print:rows.overLimit.detail',
    ...FIRST,
  },
  {
    id: 'name-change',
    status: 'open',
    question: 'before-you-print:rows.nameChange.question',
    detail: 'before-you-print:rows.nameChange.detail',
    ...FIRST,
  },
  {
    id: 'deleted-page',
    status: 'open',
    question: 'before-you-print:rows.deletedPage.question',
    detail: 'before-you-print:rows.deletedPage.detail',
    ...FIRST,
  },
  {
    id: 'before-content',
    status: 'open',
    question: 'before-you-print:rows.beforeContent.question',
    detail: 'before-you-print:rows.beforeContent.detail',
    ...FIRST,
  },
  {
    id: 'closing',
    status: 'open',
    question: 'before-you-print:rows.closing.question',
    detail: 'before-you-print:rows.closing.detail',
    ...FIRST,
  },
]);
