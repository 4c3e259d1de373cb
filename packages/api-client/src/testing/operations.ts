/** The calls that can be faked, by their names in `openapi.yaml`. */
export type Operation = 'pathStatus' | 'fetchProducts' | 'sendReport' | 'solutionVisibility';

const ADDRESSES: Readonly<Record<Operation, RegExp>> = {
  pathStatus: /\/api\/qr-data\/[^/]+\/status$/,
  fetchProducts: /\/api\/qr-products\/fetch$/,
  sendReport: /\/api\/ms\/send\/report\/email$/,
  solutionVisibility: /\.json$/,
};

/** The call that an address belongs to, whatever its query. */
export function findOperation(url: string): Operation | undefined {
  return (Object.keys(ADDRESSES) as Operation[]).find((name) =>
    ADDRESSES[name].test(url.replace(/[?#].*/, '')),
  );
}
