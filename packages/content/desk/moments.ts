import type { Problem } from './data-file.ts';

const TWO_YEARS_MS = 2 * 366 * 86_400_000;

const MOMENT = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2}))?(?:Z|[+-](\d{2}):(\d{2}))$/;

/** Reads a date and time with its zone; undefined when it has none, or when the calendar has no such day. */
export function readMoment(text: string): Date | undefined {
  const parts = MOMENT.exec(text)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) =>
    Number.isNaN(part) ? 0 : part,
  );
  // `Date` counts on from 30 February.
  const utc = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  const written = `${text.slice(0, 16)}:${String(second).padStart(2, '0')}`;
  if (!utc.toISOString().startsWith(written)) return undefined;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/**
 * The moment of a build.
 *
 * @param siteNow value of the variable `SITE_NOW`. Default: now
 *
 * @throws Error when the variable is not a date and time with a zone
 */
export function buildMoment(siteNow: string | undefined): Date {
  if (siteNow === undefined || siteNow === '') return new Date();
  const moment = readMoment(siteNow);
  if (moment) return moment;
  throw new Error(
    `SITE_NOW is "${siteNow}", which is not a date and time with a zone. Write it as 2026-12-31T23:00Z.`,
  );
}

interface Span {
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

/** What is wrong with the start and the end of an entry. */
export function* spanProblems(
  at: Problem['at'],
  { since, until }: Span,
  now: Date,
): Generator<Problem> {
  for (const [name, text] of Object.entries({ since, until })) {
    if (text !== undefined) yield* momentProblems([...at, name], text, now);
  }
  if (since !== undefined && until !== undefined && Date.parse(until) <= Date.parse(since)) {
    yield {
      at: [...at, 'until'],
      what: `The end (${until}) is not after the start (${since}). Swap or correct them.`,
    };
  }
}

/** What is wrong with a moment: no such day, or more than two years ahead of today, as a build may be of an earlier moment. */
export function* momentProblems(at: Problem['at'], text: string, now: Date): Generator<Problem> {
  const moment = readMoment(text);
  if (!moment) {
    yield { at, what: `"${text}" does not exist in the calendar. Correct the day or the time.` };
  } else if (moment.getTime() > Math.max(now.getTime(), Date.now()) + TWO_YEARS_MS) {
    yield { at, what: `"${text}" is more than two years away. Correct the year, or add it later.` };
  }
}
