import { lowestPriceBefore, type DatedPrices } from '../src/pricing/dated-prices.ts';
import { readDataFile, type Problem } from './data-file.ts';
import { momentProblems } from './moments.ts';

/**
 * Reads and checks `prices.json`.
 *
 * @param text content of the file, to be read from elsewhere
 * @throws Error that names each problem with its line
 */
export function readPrices(now: Date, text?: string): DatedPrices {
  return readDataFile<DatedPrices>('prices.json', {
    findProblems: (prices) => priceProblems(prices, now),
    text,
  });
}

const toCents = (dollars: number): number => Math.round(dollars * 100);

function* priceProblems(prices: DatedPrices, now: Date): Generator<Problem> {
  const { lists, sales } = prices;
  for (const [index, list] of lists.entries()) {
    const { from, plans } = list;
    for (const [plan, { monthly, annual }] of Object.entries(plans)) {
      if (monthly > 0 && toCents(annual) >= 12 * toCents(monthly)) {
        yield {
          at: ['lists', index, 'plans', plan, 'annual'],
          what: `A year (${annual}) costs no less than twelve months (${(12 * toCents(monthly)) / 100}), but the site says what it saves. Lower it.`,
        };
      }
    }
    const problems = [...momentProblems(['lists', index], list, now)];
    yield* problems;
    const earlier = lists.findIndex((other) => Date.parse(other.from) === Date.parse(from));
    if (problems.length === 0 && earlier < index) {
      yield {
        at: ['lists', index, 'from'],
        what: `Two lists start at ${from}. Change one of them.`,
      };
    }
  }
  if (!lists.some(({ from }) => Date.parse(from) <= now.getTime())) {
    yield {
      at: ['lists'],
      what: 'No list has started, so there is no price now. Add the current one.',
    };
  }
  for (const [index, sale] of sales.entries()) {
    const at = ['sales', index];
    const { plan, period, price, since, until } = sale;
    const problems = [...momentProblems(at, sale, now)];
    if (problems.length > 0) {
      yield* problems;
      continue;
    }
    const overlap = sales.findIndex(
      (other) =>
        other.plan === plan &&
        other.period === period &&
        Date.parse(other.since) < Date.parse(until) &&
        Date.parse(since) < Date.parse(other.until),
    );
    if (overlap < index) {
      yield {
        at,
        what: `It overlaps with sales[${overlap}], so the price would be unclear. End one before the other starts.`,
      };
      continue;
    }
    const lowest = lowestPriceBefore(prices, sale);
    if (lowest === undefined) {
      yield { at, what: 'The plan had no price in the thirty days before. Start the sale later.' };
    } else if (toCents(price) >= lowest) {
      yield {
        at: [...at, 'price'],
        what:
          `${price} is not a reduction: the lowest price of the thirty days before was ${lowest / 100}, and that is the one ` +
          'to strike (directive 98/6/EC, Article 6a). Write a lower price, or remove the sale.',
      };
    }
    for (const list of lists) {
      const start = Date.parse(list.from);
      const isDuring = Date.parse(since) < start && start < Date.parse(until);
      if (isDuring && list.plans[plan][period] <= price) {
        yield {
          at: [...at, 'until'],
          what: `From ${list.from} on the regular price is ${list.plans[plan][period]}, so the sale is not a reduction. End it by then.`,
        };
      }
    }
  }
}
