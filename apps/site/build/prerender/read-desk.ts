import { LOCALES } from '@waypage/content';
import {
  buildMoment,
  readAnnouncements,
  readCampaigns,
  readEach,
  readPrices,
} from '@waypage/content/desk';
import { PAGE_URLS } from '#pages/page-registry.ts';
import { localizedPath } from '#services/i18n/localized-path.ts';

/**
 * Reads what marketing edits, as of the moment of the build (`SITE_NOW`), and checks it against the pages of the site.
 *
 * @throws Error that names each problem with its file and line
 */
export function readDesk() {
  const now = buildMoment(process.env['SITE_NOW']);
  const localized = LOCALES.flatMap((locale) => PAGE_URLS.map((url) => localizedPath(url, locale)));
  const [announcements, campaigns] = readEach(
    () => readAnnouncements(now, PAGE_URLS),
    () => readCampaigns(now, localized),
    () => readPrices(now),
  );
  return { now, announcements, campaigns };
}
