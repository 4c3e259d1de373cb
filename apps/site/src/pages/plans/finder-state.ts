import {
  BUSINESS_USERS,
  getPlan,
  PLAN_NEEDS,
  PLANS,
  type BillingPeriod,
  type PlanNeed,
} from '@waypage/content/pricing';
import type { QueryParameters } from '#features/query-state/useQueryState.ts';
import { plainNumber } from '#services/clean-text.ts';
import type { Requirements } from './find-plan.ts';

export interface FinderState {
  /** Not necessarily a number while it is being typed. */
  readonly pages: string;
  readonly shortUrls: string;
  /** `more`: more than the price list states for any plan. */
  readonly users: (typeof USERS_ANSWERS)[number];
  readonly needs: readonly PlanNeed[];
  readonly period: BillingPeriod;
}

export const USERS_ANSWERS = ['1', '2', '3', 'more'] as const;

export const AMOUNT_MAX = 99_999;

export const INITIAL_STATE: FinderState = {
  pages: String(getPlan('free').limits.pages),
  shortUrls: String(getPlan('free').limits.shortUrls),
  users: '1',
  needs: [],
  period: 'monthly',
};

/** Thousands set apart, as the page and its visitors write them; an amount has no decimals. */
const GROUPED = /^[1-9]\d{0,2}(?:[.,’']\d{3})+$/;

/** Parses an amount; `undefined` if it is not a whole number or out of range. */
export function readAmount(typed: string): number | undefined {
  const plain = plainNumber(typed);
  const text = GROUPED.test(plain) ? plain.replace(/\D/g, '') : plain;
  return /^\d{1,6}$/.test(text) && Number(text) <= AMOUNT_MAX ? Number(text) : undefined;
}

/** An invalid amount keeps its last valid value. */
export function toRequirements(state: FinderState, lastValid: Requirements): Requirements {
  return {
    pages: readAmount(state.pages) ?? lastValid.pages,
    shortUrls: readAmount(state.shortUrls) ?? lastValid.shortUrls,
    users: state.users === 'more' ? BUSINESS_USERS + 1 : Number(state.users),
    needs: state.needs,
  };
}

const amount = (name: string) => ({
  name,
  read: ([typed = '']: readonly string[]) =>
    readAmount(typed) === undefined ? undefined : typed.trim(),
});

export const QUERY_PARAMETERS: QueryParameters<FinderState> = {
  pages: amount('pages'),
  shortUrls: amount('addresses'),
  users: { name: 'people', read: ([users]) => USERS_ANSWERS.find((answer) => answer === users) },
  needs: { name: 'need', read: (needs) => PLAN_NEEDS.filter((need) => needs.includes(need)) },
  period: { name: 'period', read: ([period]) => (period === 'annual' ? period : undefined) },
};

/** Positions of the plans' limits on a slider, in percent of its length. */
export const MARKS = [20, 46, 70, 94] as const;
const SCALE_POSITIONS = [0, ...MARKS, 100];

/** The amounts at those positions: 0, the limits, and 20 % more than the last one. */
function amountsOf(kind: 'pages' | 'shortUrls'): readonly number[] {
  const limits = PLANS.map((plan) => plan.limits[kind]);
  return [0, ...limits, (limits.at(-1) ?? 0) * 1.2];
}

/** Maps a value between two piecewise linear scales with the same number of segments. */
function convert(value: number, from: readonly number[], to: readonly number[]): number {
  const ends = from.slice(1, -1);
  const at = ends.filter((end) => end <= value).length;
  const [start = 0, end = 0] = from.slice(at, at + 2);
  const [low = 0, high = 0] = to.slice(at, at + 2);
  const share = Math.min(1, Math.max(0, (value - start) / (end - start)));
  return Math.round(low + share * (high - low));
}

/** @param step 0 to 100 */
export function amountAtStep(step: number, kind: 'pages' | 'shortUrls'): number {
  return convert(step, SCALE_POSITIONS, amountsOf(kind));
}

/** @returns 0 to 100 */
export function stepAtAmount(amount: number, kind: 'pages' | 'shortUrls'): number {
  return convert(amount, amountsOf(kind), SCALE_POSITIONS);
}
