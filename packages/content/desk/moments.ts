import type { Problem } from './data-file.ts';

const TWO_YEARS_MS = 2 * 366 * 86_400_000;

/** Reads a date and time with its zone; undefined when it has none, or when the calendar has no such day. */
export function readMoment(text: string): Date | undefined {
  const [, local = ''] =
    /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?)(?:Z|[+-]\d{2}:\d{2})$/.exec(text) ?? [];
  const [moment, utc] = [new Date(text), new Date(`${local}Z`)];
  // `Date` counts on from 30 February.
  const isReal = [moment, utc].every((date) => !Number.isNaN(date.getTime()));
  return isReal && utc.toISOString().startsWith(local) ? moment : undefined;
}

/**
 * The moment of a build.
 *
 * @param siteNow value of the variable `SITE_NOW`. Default: now
 * @throws Error when the variable is not a date and time with a zone
 */
export function buildMoment(siteNow: string | undefined): Date {
  const moment = siteNow ? readMoment(siteNow) : new Date();
  if (moment) return moment;
  throw new Error(
    `SITE_NOW is "${String(siteNow)}", which is not a date and time with a zone. Write it as 2026-12-31T23:00Z.`,
  );
}

interface Dated {
  readonly from?: string | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

/**
 * What is wrong with the moments of an entry: no such day, more than two years ahead of today (a build may be of an
 * earlier moment), or an end before the start.
 */
export function* momentProblems(at: Problem['at'], entry: Dated, now: Date): Generator<Problem> {
  const latest = Math.max(now.getTime(), Date.now()) + TWO_YEARS_MS;
  for (const name of ['from', 'since', 'until'] as const) {
    const text = entry[name];
    const moment = text === undefined ? undefined : readMoment(text);
    if (text === undefined || (moment && moment.getTime() <= latest)) continue;
    const what = moment
      ? 'is more than two years away. Correct the year, or add it later.'
      : 'does not exist in the calendar. Correct the day or the time.';
    yield { at: [...at, name], what: `"${text}" ${what}` };
  }
  const { since, until } = entry;
  if (since !== undefined && until !== undefined && Date.parse(until) <= Date.parse(since)) {
    yield {
      at: [...at, 'until'],
      what: `The end (${until}) is not after the start (${since}). Swap or correct them.`,
    };
  }
}
