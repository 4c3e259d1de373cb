import type { Locale } from '@waypage/content';
import type { SamplePage } from '@waypage/content/samples';
import { localizedPath } from '#services/i18n/localized-path.ts';

export type SampleKey = Pick<SamplePage, 'qrType' | 'id'>;

/** Returns the root-relative path of a sample's page: `/es/sample/coupon/coupon-two-for-one`. */
export function samplePath({ qrType, id }: SampleKey, locale: Locale): string {
  return localizedPath(`/sample/${qrType}/${id}`, locale);
}

/** Returns the URL in a sample's code: its page on the site, because the short URL is unclaimed (decision 0035). */
export function sampleUrl(marketingHost: string, sample: SampleKey, locale: Locale): string {
  return marketingHost + samplePath(sample, locale);
}
