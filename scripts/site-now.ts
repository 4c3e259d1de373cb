import { buildMoment, lastChange, writeMoment } from '../packages/content/desk/index.ts';

/**
 * The moment that a build depends on, as `SITE_NOW`: the last one at which prices, announcements or campaigns changed. So
 * Turborepo keeps a build until the next change.
 *
 * @param at date and time with a zone. Default: `SITE_NOW` of the environment, else now
 * @throws Error when that is not a date and time with a zone, or for each problem of the data files with its line
 */
export function siteNow(at = process.env['SITE_NOW']): string {
  return writeMoment(lastChange(buildMoment(at)));
}
