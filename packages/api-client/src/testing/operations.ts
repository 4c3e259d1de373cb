/** The calls that can be faked, by their names in `openapi.yaml`. */
export type Operation =
  | 'pathStatus'
  | 'claimPath'
  | 'fetchProducts'
  | 'sendReport'
  | 'solutionVisibility';

const URLS: Readonly<Record<Operation, RegExp>> = {
  pathStatus: /\/api\/qr-data\/[^/]+\/status$/,
  claimPath: /\/api\/qr-data\/[^/]+\/claim$/,
  fetchProducts: /\/api\/qr-products\/fetch$/,
  sendReport: /\/api\/ms\/send\/report\/email$/,
  solutionVisibility: /\.json$/,
};

export function pathOf(url: string): string {
  return url.replace(/[?#].*/s, '').replace(/^[a-z]+:\/\/[^/]*/i, '');
}

export function findOperation(url: string): Operation | undefined {
  return (Object.keys(URLS) as Operation[]).find((name) => URLS[name].test(pathOf(url)));
}
