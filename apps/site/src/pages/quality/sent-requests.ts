export type Purpose =
  | 'page'
  | 'styles'
  | 'fonts'
  | 'icons'
  | 'pictures'
  | 'scripts'
  | 'texts'
  | 'data'
  | 'other';

export interface SentRequest {
  readonly url: string;
  /** Milliseconds since the navigation. */
  readonly after: number;
  /** Transferred bytes; 0 from the cache, or from a host without `Timing-Allow-Origin`. */
  readonly bytes: number;
}

const ENDINGS: readonly (readonly [RegExp, Purpose])[] = [
  [/\.css$/, 'styles'],
  [/\.woff2?$/, 'fonts'],
  [/\/icons[-/][^/]*$/, 'icons'],
  [/\.(?:svg|png|webp|avif|jpe?g|ico)$/, 'pictures'],
  [/\.(?:m?js|wasm)$/, 'scripts'],
  [/\/assets\/messages-[^/]*\.json$/, 'texts'],
  [/\.json$|\/api\//, 'data'],
];

export function purposeOf(url: string): Purpose {
  const { pathname } = new URL(url);
  return ENDINGS.find(([ending]) => ending.test(pathname))?.[1] ?? 'other';
}

/** The page first, then its requests by purpose, in the order of the first of each. */
export function groupRequests(page: SentRequest, others: readonly SentRequest[]) {
  const groups = new Map<Purpose, SentRequest[]>([['page', [page]]]);
  for (const request of [...others].sort((one, other) => one.after - other.after)) {
    const purpose = purposeOf(request.url);
    groups.set(purpose, [...(groups.get(purpose) ?? []), request]);
  }
  return [...groups].map(([purpose, requests]) => ({
    purpose,
    after: Math.min(...requests.map(({ after }) => after)),
    bytes: requests.reduce((sum, { bytes }) => sum + bytes, 0),
    urls: requests.map(({ url }) => url),
  }));
}

export function otherHosts(page: SentRequest, others: readonly SentRequest[]): readonly string[] {
  const own = new URL(page.url).host;
  const hosts = others.map(({ url }) => new URL(url).host);
  return [...new Set(hosts)].filter((host) => host !== own && host !== '');
}
