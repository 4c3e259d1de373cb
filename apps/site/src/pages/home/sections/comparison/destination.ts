import { SIMULATOR_SAMPLE } from '@waypage/content/comparison';
import { withFallback } from '#services/with-fallback.ts';

export const STATIC_URL = SIMULATOR_SAMPLE.before;

/** The claimed path of the short URL in the dynamic print. */
export const DYNAMIC_PATH = SIMULATOR_SAMPLE.path;

const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** A host with a dot, or `localhost`, and a port: `a.example:8080/menu`. */
const HOST_WITH_PORT = /^(?:[^\s/?#@:]+\.[^\s/?#@:]+|localhost):\d{1,5}(?:[/?#]|$)/i;

/** Whether a URL has a scheme (RFC 3986, section 3.1): `tel:112` does, `a.example:8080` does not. */
export function hasScheme(url: string): boolean {
  return SCHEME.test(url) && !HOST_WITH_PORT.test(url);
}

/** The simulated page at a URL; nothing is ever fetched. */
type Destination =
  | { readonly kind: 'menu'; readonly season: 'spring' | 'summer' }
  | { readonly kind: 'page'; readonly host: string; readonly title: string };

const printed = new URL(STATIC_URL);

function readUrl(href: string): URL | undefined {
  const withScheme = hasScheme(href) ? href : `https://${href}`;
  return URL.canParse(withScheme) ? new URL(withScheme) : undefined;
}

function readTitle({ pathname, host }: URL): string {
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  const words = withFallback(() => decodeURIComponent(last), last)
    .replace(/\.[a-z\d]{2,5}$/i, '')
    .replace(/[-_+\s]+/g, ' ')
    .trim();
  return words === '' ? host : words.charAt(0).toUpperCase() + words.slice(1);
}

export function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}

/** The simulated page at a URL: a seasonal menu of the sample restaurant, or a page with a title made from the URL. */
export function readDestination(href: string): Destination {
  const url = readUrl(href.trim());
  if (!url?.host) return { kind: 'page', host: '', title: href.trim() };
  if (url.host === printed.host) {
    const season = /spring|summer/i.exec(url.pathname)?.[0].toLowerCase();
    if (season === 'spring' || season === 'summer') return { kind: 'menu', season };
  }
  return { kind: 'page', host: withoutWww(url.host), title: readTitle(url) };
}

const DELIMITERS = '/?&#=';

function commonLength(before: readonly string[], after: readonly string[]): number {
  const longest = Math.min(before.length, after.length);
  let length = 0;
  while (length < longest && before[length] === after[length]) length += 1;
  return length;
}

/** The change between two URLs in whole segments: `spring` and `summer` differ as words, not after the s. */
export function diffUrl(before: string, after: string) {
  // By code points, so that no character is split.
  const old = Array.from(before);
  const now = Array.from(after);
  const isDelimiter = (index: number) => DELIMITERS.includes(now[index] ?? DELIMITERS);

  let start = commonLength(old, now);
  let end = now.length - commonLength(old.slice(start).reverse(), now.slice(start).reverse());
  if (start < end) {
    while (start > 0 && !isDelimiter(start - 1)) start -= 1;
    while (end < now.length && !isDelimiter(end)) end += 1;
  }
  return {
    prefix: now.slice(0, start).join(''),
    changed: now.slice(start, end).join(''),
    suffix: now.slice(end).join(''),
  };
}
