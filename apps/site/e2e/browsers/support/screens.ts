import { plan } from '../../support/built-site.ts';

/** One address of each screen and of each part of one that differs, in a language each. */
export const SCREENS = [
  '/',
  '/es/s',
  '/fr/samples',
  '/es/qrcode-types',
  '/fr/qrcode-types/vcard-plus',
  '/es/qrcode-types/short-url',
  '/fr/solutions',
  '/solutions/pet-id',
  '/es/solutions/website',
  '/fr/print-planner',
  '/es/e404',
];

const samples = plan.paths.filter((address) => address.startsWith('/sample/'));

/** A sample page of each kind. */
export const SAMPLE_PAGES = samples.filter((address, index) => {
  const kind = (other: string | undefined) => other?.split('/')[2];
  return samples.findIndex((other) => kind(other) === kind(address)) === index;
});
