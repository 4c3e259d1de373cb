import { createLinks, type Links } from '@waypage/api-client';
import { DEFAULT_LOCALE, type Locale } from '@waypage/content';
import { hosts } from './hosts.ts';

/** URLs on the other hosts. No other module of the site builds them. */
export const links = createLinks(hosts);

const linksByLocale = new Map<Locale, Links>([[DEFAULT_LOCALE, links]]);

/** The same URLs, with the language that their pages should speak. English is theirs without a name. */
export function linksIn(locale: Locale): Links {
  const cached = linksByLocale.get(locale) ?? createLinks({ ...hosts, lang: locale });
  linksByLocale.set(locale, cached);
  return cached;
}

/** Prefix of claimed URLs for display, without the scheme: `waypage.example/`. */
export const shortUrlPrefix = `${new URL(hosts.shortUrlHost).host}/`;
