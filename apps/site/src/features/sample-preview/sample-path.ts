import type { Locale } from '@waypage/content';
import type { SamplePage } from '@waypage/content/samples';
import { localizedPath } from '#services/i18n/localized-path.ts';

/** What the URL of a sample's page is made of. */
export type AddressedSample = Pick<SamplePage, 'qrType' | 'id'>;

/** The page of a sample on this site, from the root: `/es/sample/coupon/coupon-two-for-one`. */
export function samplePath({ qrType, id }: AddressedSample, locale: Locale): string {
  return localizedPath(`/sample/${qrType}/${id}`, locale);
}

/**
 * What the code of a sample opens: its page on the site itself, because nobody has claimed the short URL
 * that stands beside it (decision 0035).
 *
 * @param marketingHost the site's own origin
 */
export function sampleUrl(marketingHost: string, sample: AddressedSample, locale: Locale): string {
  return marketingHost + samplePath(sample, locale);
}
