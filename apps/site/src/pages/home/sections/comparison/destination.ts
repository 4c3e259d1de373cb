import { hasScheme } from '#services/has-scheme.ts';
import { STATIC_URL } from './printed-urls.ts';

/** What stands at a URL, as the simulator shows it; nothing is ever fetched. */
export type Destination =
  | { readonly kind: 'menu'; readonly season: 'spring' | 'summer' }
  | { readonly kind: 'page'; readonly host: string; readonly title: string };

const printed = new URL(STATIC_URL);

function readUrl(href: string): URL | undefined {
  const withScheme = hasScheme(href) ? href : `https://${href}`;
  return URL.canParse(withScheme) ? new URL(withScheme) : undefined;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // Percent signs that encode nothing.
    return part;
  }
}

function readTitle({ pathname, host }: URL): string {
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  const words = decode(last)
    .replace(/\.[a-z\d]{2,5}$/i, '')
    .replace(/[-_+\s]+/g, ' ')
    .trim();
  return words === '' ? host : words.charAt(0).toUpperCase() + words.slice(1);
}

/** The host of a URL as a browser shows it, without `www.`. */
export function shownHost(host: string): string {
  return host.replace(/^www\./, '');
}

/**
 * What a visitor would find at a URL: the made-up restaurant has a menu for each season, everything
 * else is a page with a title made of the URL.
 */
export function readDestination(href: string): Destination {
  const url = readUrl(href.trim());
  if (!url?.host) return { kind: 'page', host: '', title: href.trim() };
  if (url.host === printed.host) {
    const season = /spring|summer/i.exec(url.pathname)?.[0].toLowerCase();
    if (season === 'spring' || season === 'summer') return { kind: 'menu', season };
  }
  return { kind: 'page', host: shownHost(url.host), title: readTitle(url) };
}
