import { SCREEN_ADDRESSES } from '../../support/addresses.ts';
import { plan } from '../../support/built-site.ts';

/** One address of each page with header and footer, and of each part of one that differs. */
export const SCREENS = SCREEN_ADDRESSES.filter((address) => !address.includes('/sample/'));

const samples = plan.paths.filter((address) => address.startsWith('/sample/'));

/** A sample page of each kind. */
export const SAMPLE_PAGES = samples.filter((address, index) => {
  const kind = (other: string | undefined) => other?.split('/')[2];
  return samples.findIndex((other) => kind(other) === kind(address)) === index;
});
