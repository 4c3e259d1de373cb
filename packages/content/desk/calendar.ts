import { ANNOUNCED_BEFORE_MS, readAnnouncements } from './announcements.ts';
import { readCampaigns } from './campaign-urls.ts';
import { readEach } from './data-file.ts';
import { campaignPath } from './in-browsers.ts';
import { buildMoment } from './moments.ts';
import { readPrices } from './prices.ts';

/** A moment at which another build states something else. */
export interface CalendarEntry {
  readonly moment: Date;
  readonly what: string;
}

/**
 * All moments, past and future, at which the content with dates changes, in order.
 *
 * @throws Error that names each problem of the data with its line
 */
export function readCalendar(now: Date): readonly CalendarEntry[] {
  const [{ lists, sales }, announcements, campaigns] = readEach(
    () => readPrices(now),
    () => readAnnouncements(now),
    () => readCampaigns(now),
  );
  const entry = (moment: string | number, what: string): CalendarEntry => {
    const isLocal = typeof moment === 'string' && !moment.endsWith('Z');
    return { moment: new Date(moment), what: isLocal ? `${what} (${moment})` : what };
  };
  return [
    ...lists.map(({ from }) => entry(from, 'New price list')),
    ...sales.flatMap(({ plan, period, price, since, until }) => [
      entry(since, `Sale starts: ${plan}, ${period}, $${price}`),
      entry(until, `Sale ends: ${plan}, ${period}`),
    ]),
    ...announcements.flatMap(({ id, since, until }) => [
      entry(Date.parse(since) - ANNOUNCED_BEFORE_MS, `Announcement "${id}" goes into the pages`),
      entry(since, `Announcement "${id}" is shown`),
      entry(until, `Announcement "${id}" ends`),
    ]),
    ...campaigns.flatMap(({ name, until }) =>
      until === undefined ? [] : [entry(until, `Campaign ${campaignPath(name)} ends`)],
    ),
  ].sort((a, b) => a.moment.getTime() - b.moment.getTime());
}

/** Writes a moment as `SITE_NOW` takes it. */
export function writeMoment(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}Z`;
}

/**
 * The moment that a build depends on, as `SITE_NOW`: the last one at which something changed, so that Turborepo keeps a
 * build until the next change.
 *
 * @param at date and time with a zone. Default: now
 * @throws Error when that is not a date and time with a zone, or for each problem of the data with its line
 */
export function siteNow(at: string | undefined): string {
  const now = buildMoment(at);
  return writeMoment(readCalendar(now).findLast(({ moment }) => moment <= now)?.moment ?? now);
}

/** The line of a scheduled workflow that builds at a moment (cron, UTC). */
export function cronLine(moment: Date): string {
  // Cron has no seconds, so it is rounded up to the next minute.
  const at = new Date(Math.ceil(moment.getTime() / 60_000) * 60_000);
  return `- cron: '${at.getUTCMinutes()} ${at.getUTCHours()} ${at.getUTCDate()} ${at.getUTCMonth() + 1} *'`;
}
