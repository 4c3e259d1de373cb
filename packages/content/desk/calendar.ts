import { ANNOUNCED_BEFORE_MS, type Announcements } from './announcements.ts';
import type { Campaigns } from './campaigns.ts';
import { readDataFile } from './data-file.ts';
import { campaignPath } from './in-browsers.ts';
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
  const { lists, sales } = readPrices(now);
  const { announcements } = readDataFile<Announcements>('announcements.json');
  const { campaigns } = readDataFile<Campaigns>('campaigns.json');
  const entry = (moment: string | number, what: string): CalendarEntry => ({
    moment: new Date(moment),
    what,
  });
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
 * The last moment at which something changed. Builds of the same content between two changes are the same, so this
 * moment, not the present one, is what a build depends on.
 */
export function lastChange(now: Date): Date {
  const past = readCalendar(now).filter(({ moment }) => moment.getTime() <= now.getTime());
  return past.at(-1)?.moment ?? now;
}

/** The line of a scheduled workflow that builds at a moment (cron, UTC). */
export function cronLine(moment: Date): string {
  // Cron has no seconds, so it is rounded up to the next minute.
  const at = new Date(Math.ceil(moment.getTime() / 60_000) * 60_000);
  return `- cron: '${at.getUTCMinutes()} ${at.getUTCHours()} ${at.getUTCDate()} ${at.getUTCMonth() + 1} *'`;
}
