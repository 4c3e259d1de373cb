/** What a request of a page is for. */
export type Purpose =
  'page' | 'styles' | 'fonts' | 'icons' | 'pictures' | 'scripts' | 'texts' | 'data' | 'other';

/** One request of the page, of which the browser keeps account. */
export interface SentRequest {
  readonly url: string;
  /** Milliseconds after the page was asked for. */
  readonly after: number;
  /** Bytes over the network; 0 when it came from the browser's own store, or from a host that does not tell. */
  readonly bytes: number;
}

/** The requests of one purpose. */
export interface RequestGroup {
  readonly purpose: Purpose;
  readonly after: number;
  readonly bytes: number;
  readonly urls: readonly string[];
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

/** What a request is for, by the end of its URL. */
export function purposeOf(url: string): Purpose {
  const { pathname } = new URL(url);
  return ENDINGS.find(([ending]) => ending.test(pathname))?.[1] ?? 'other';
}

/** The page itself first, then the requests by what they are for, in the order of their first one. */
export function groupRequests(
  page: SentRequest,
  others: readonly SentRequest[],
): readonly RequestGroup[] {
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

/** The hosts that were asked beside the one of the page. */
export function otherHosts(page: SentRequest, others: readonly SentRequest[]): readonly string[] {
  const own = new URL(page.url).host;
  const hosts = others.map(({ url }) => new URL(url).host);
  return [...new Set(hosts)].filter((host) => host !== own && host !== '');
}
