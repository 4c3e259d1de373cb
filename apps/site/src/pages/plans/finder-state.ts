import {
  BUSINESS_USERS,
  getPlan,
  PLAN_NEEDS,
  PLANS,
  type BillingPeriod,
  type PlanNeed,
} from '@waypage/content/pricing';
import { plainNumber } from '#services/plain-number.ts';
import type { Requirements } from './find-plan.ts';

/** What the finder is told, as it was typed. */
export interface FinderState {
  /** May be no number while it is being typed. */
  readonly pages: string;
  readonly shortUrls: string;
  /** `more` than the price list says of any plan. */
  readonly users: UsersAnswer;
  readonly needs: readonly PlanNeed[];
  readonly period: BillingPeriod;
}

/** How many people: a number as text, or more than those. */
export type UsersAnswer = (typeof USERS_ANSWERS)[number];

/** The answers for people: as far as the price list counts, and more. */
export const USERS_ANSWERS = ['1', '2', '3', 'more'] as const;

/** The largest amount that the finder takes. */
export const AMOUNT_MAX = 99_999;

/** What the first plan holds, which nobody has to pay for. */
export const INITIAL_STATE: FinderState = {
  pages: String(getPlan('free').limits.pages),
  shortUrls: String(getPlan('free').limits.shortUrls),
  users: '1',
  needs: [],
  period: 'monthly',
};

/** An amount as it was typed; `undefined` when it is no whole number or out of range. */
export function readAmount(typed: string): number | undefined {
  const text = plainNumber(typed);
  if (!/^\d{1,6}$/.test(text)) return undefined;
  const amount = Number(text);
  return amount <= AMOUNT_MAX ? amount : undefined;
}

/** What is wished for; an amount that is none keeps the one known before. */
export function toRequirements(state: FinderState, known: Requirements): Requirements {
  return {
    pages: readAmount(state.pages) ?? known.pages,
    shortUrls: readAmount(state.shortUrls) ?? known.shortUrls,
    users: state.users === 'more' ? BUSINESS_USERS + 1 : Number(state.users),
    needs: state.needs,
  };
}

/** Parameters of the query that are the finder's. */
export const QUERY_NAMES = ['pages', 'addresses', 'people', 'need', 'period'] as const;

/** Writes the state as the query of a URL, without what is as it was at first. */
export function toQuery(state: FinderState, initial: FinderState): string {
  const query = new URLSearchParams();
  const { pages, shortUrls, users, needs, period } = state;
  if (pages !== initial.pages) query.set('pages', pages);
  if (shortUrls !== initial.shortUrls) query.set('addresses', shortUrls);
  if (users !== initial.users) query.set('people', users);
  for (const need of needs) query.append('need', need);
  if (period !== initial.period) query.set('period', period);
  return query.toString();
}

/** Reads the state from the query of a URL; what is missing or makes no sense is as it was at first. */
export function fromQuery(search: string, initial: FinderState): FinderState {
  const query = new URLSearchParams(search);
  const amount = (name: string, otherwise: string) => {
    const text = query.get(name)?.trim() ?? '';
    return readAmount(text) === undefined ? otherwise : text;
  };
  return {
    pages: amount('pages', initial.pages),
    shortUrls: amount('addresses', initial.shortUrls),
    users: USERS_ANSWERS.find((answer) => answer === query.get('people')) ?? initial.users,
    needs: PLAN_NEEDS.filter((need) => query.getAll('need').includes(need)),
    period: query.get('period') === 'annual' ? 'annual' : initial.period,
  };
}

/** Where the limits of the plans stand on a slider, in per cent of its length, with its two ends around them. */
export const MARKS = [20, 46, 70, 94] as const;
const PLACES = [0, ...MARKS, 100];

/** The amounts at those places: nothing, the limits, and a fifth more than the last. */
function amountsOf(kind: 'pages' | 'shortUrls'): readonly number[] {
  const limits = PLANS.map((plan) => plan.limits[kind]);
  return [0, ...limits, (limits.at(-1) ?? 0) * 1.2];
}

/** Reads a value off one scale and finds it on the other, both of them broken at the same points. */
function convert(value: number, from: readonly number[], to: readonly number[]): number {
  const ends = from.slice(1, -1);
  const at = ends.filter((end) => end <= value).length;
  const [start = 0, end = 0] = from.slice(at, at + 2);
  const [low = 0, high = 0] = to.slice(at, at + 2);
  const share = Math.min(1, Math.max(0, (value - start) / (end - start)));
  return Math.round(low + share * (high - low));
}

/** The amount at a step of a slider, from 0 to 100. */
export function amountAtStep(step: number, kind: 'pages' | 'shortUrls'): number {
  return convert(step, PLACES, amountsOf(kind));
}

/** The step of a slider, from 0 to 100, at which an amount stands. */
export function stepAtAmount(amount: number, kind: 'pages' | 'shortUrls'): number {
  return convert(amount, amountsOf(kind), PLACES);
}
