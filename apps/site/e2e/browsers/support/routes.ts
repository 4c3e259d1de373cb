import { ROUTE_URLS } from '../../support/urls.ts';
import { plan } from '../../support/built-site.ts';

export const ROUTES = ROUTE_URLS.filter((url) => !url.includes('/sample/'));

const samples = plan.paths.filter((url) => url.startsWith('/sample/'));

export const SAMPLE_PAGES = samples.filter((url, index) => {
  const kind = (other: string | undefined) => other?.split('/')[2];
  return samples.findIndex((other) => kind(other) === kind(url)) === index;
});
