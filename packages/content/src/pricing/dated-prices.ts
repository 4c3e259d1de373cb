import { LOCALES, type Locale } from '../locales.ts';

/** Id of a plan, as in the URLs of the app host. */
export type PlanId = 'free' | 'basic' | 'business' | 'premium';

/** Billing period of a plan. */
export type BillingPeriod = 'monthly' | 'annual';

/** Content of `prices.json`: all price lists and sales, past and future. Prices are in US dollars. */
export interface DatedPrices {
  readonly lists: readonly {
    /** When the list starts to apply, with its zone. */
    readonly from: string;
    readonly plans: Readonly<Record<PlanId, Readonly<Record<BillingPeriod, number>>>>;
  }[];
  readonly sales: readonly {
    readonly plan: PlanId;
    readonly period: BillingPeriod;
    readonly price: number;
    readonly since: string;
    /** The first moment at which the regular price applies again. */
    readonly until: string;
  }[];
}

/** A sale that is on. */
export interface Sale {
  /** `basic-annual`: names elements that are shown only during the sale, or only after it. */
  readonly id: string;
  readonly plan: PlanId;
  readonly period: BillingPeriod;
  readonly priceCents: number;
  /** The price after the sale, as far as it is known. */
  readonly regularPriceCents: number;
  /** Lowest price of the thirty days before the sale: the one to strike (directive 98/6/EC, Article 6a). */
  readonly previousPriceCents: number;
  /** ISO 8601, in UTC. From this moment on the regular price applies. */
  readonly until: string;
  /** The last day of the sale in the zone of `prices.json`, as each language writes it. */
  readonly lastDay: Readonly<Record<Locale, string>>;
}

/** The prices that apply at one moment, in cents. */
export interface CurrentPrices {
  /** The day on which the price list started, in the zone of `prices.json`: `2027-01-01`. */
  readonly since: string;
  /** Moment of the next change that is known, ISO 8601, in UTC. */
  readonly validUntil?: string;
  readonly plans: Readonly<Record<PlanId, Readonly<Record<BillingPeriod, number>>>>;
  readonly sales: readonly Sale[];
}

const THIRTY_DAYS_MS = 30 * 86_400_000;

const cents = (dollars: number): number => Math.round(dollars * 100);
const toMs = (moment: string): number => Date.parse(moment);
const toIso = (ms: number): string => new Date(ms).toISOString();

function listAt({ lists }: DatedPrices, ms: number) {
  return lists
    .filter(({ from }) => toMs(from) <= ms)
    .toSorted((a, b) => toMs(a.from) - toMs(b.from))
    .at(-1);
}

/** Price of a plan at a moment, in cents: that of a sale, or of the list. Undefined before the first list. */
function priceAt(prices: DatedPrices, plan: PlanId, period: BillingPeriod, ms: number) {
  const sale = prices.sales.find(
    (one) =>
      one.plan === plan && one.period === period && toMs(one.since) <= ms && ms < toMs(one.until),
  );
  const dollars = sale?.price ?? listAt(prices, ms)?.plans[plan][period];
  return dollars === undefined ? undefined : cents(dollars);
}

/** All moments at which a price changes, in ms since the epoch. */
function changesOf({ lists, sales }: DatedPrices): readonly number[] {
  return [
    ...lists.map(({ from }) => from),
    ...sales.flatMap(({ since, until }) => [since, until]),
  ].map(toMs);
}

/**
 * Lowest price, in cents, that a plan had in the thirty days before a moment; undefined when it had none.
 */
export function lowestPriceBefore(
  prices: DatedPrices,
  { plan, period, since }: Pick<DatedPrices['sales'][0], 'plan' | 'period' | 'since'>,
): number | undefined {
  const end = toMs(since);
  const start = end - THIRTY_DAYS_MS;
  const amounts = [start, ...changesOf(prices).filter((ms) => start < ms && ms < end)]
    .map((ms) => priceAt(prices, plan, period, ms))
    .filter((amount) => amount !== undefined);
  return amounts.length === 0 ? undefined : Math.min(...amounts);
}

/** The day before a moment, in the zone that the moment is written in. */
function lastDay(until: string): Readonly<Record<Locale, string>> {
  // Its local time, read as UTC.
  const day = new Date(toMs(until.replace(/[+-]\d\d:\d\d$/, 'Z')) - 1);
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      // Visitors read British English.
      new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, format).format(day),
    ]),
  ) as Record<Locale, string>;
}

/**
 * The prices that apply at a moment.
 *
 * @throws RangeError when no price list has started
 */
export function pricesAt(prices: DatedPrices, moment: Date): CurrentPrices {
  const now = moment.getTime();
  const list = listAt(prices, now);
  if (!list) {
    throw new RangeError(
      `[@waypage/content] No price list of prices.json applies at ${moment.toISOString()}. Add one that starts earlier.`,
    );
  }
  const coming = changesOf(prices).filter((ms) => ms > now);
  const plans = (Object.keys(list.plans) as PlanId[]).map((plan) => {
    const priceOf = (period: BillingPeriod) => priceAt(prices, plan, period, now) ?? 0;
    return [plan, { monthly: priceOf('monthly'), annual: priceOf('annual') }];
  });
  return {
    since: list.from.slice(0, 10),
    ...(coming.length > 0 && { validUntil: toIso(Math.min(...coming)) }),
    plans: Object.fromEntries(plans) as CurrentPrices['plans'],
    sales: prices.sales
      .filter(({ since, until }) => toMs(since) <= now && now < toMs(until))
      .map(({ plan, period, price, since, until }) => {
        const regularPriceCents = cents((listAt(prices, toMs(until)) ?? list).plans[plan][period]);
        return {
          id: `${plan}-${period}`,
          plan,
          period,
          priceCents: cents(price),
          regularPriceCents,
          previousPriceCents:
            lowestPriceBefore(prices, { plan, period, since }) ?? regularPriceCents,
          until: toIso(toMs(until)),
          lastDay: lastDay(until),
        };
      }),
  };
}
