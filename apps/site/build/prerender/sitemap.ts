import { BRAND, DEFAULT_LOCALE, LOCALES } from '@waypage/content';
import type { PageTitle } from '#pages/page-definition.ts';
import { localizedPath } from '#services/i18n/localized-path.ts';

export interface ListedPage extends PageTitle {
  readonly url: string;
}

/** Returns a Markdown list of pages, home first, for language models (https://llmstxt.org), with the prices as data. */
export function llmsTxt(origin: string, pages: readonly ListedPage[]): string {
  const home = pages.find(({ url }) => url === '/');
  if (!home)
    throw new Error('[site] llms.txt describes the site by its home page, which is missing.');
  const line = ({ title, url, description }: ListedPage) =>
    `- [${title}](${origin}${url}): ${description}`;
  return [
    `# ${BRAND.name}`,
    `> ${home.description}`,
    ['## Pages', '', ...pages.filter((page) => page !== home).map(line)].join('\n'),
    [
      '## Data',
      '',
      `- [Plans, prices and limits](${origin}/pricing.json): JSON, in every language`,
      `- [All URLs](${origin}/sitemap.xml): XML, in every language`,
    ].join('\n'),
    '',
  ].join('\n\n');
}

/**
 * Returns the contact for security reports (RFC 9116). The required expiry is the last day of the eleventh month after
 * the build, so that builds of the same month are equal.
 */
export function securityTxt(origin: string, today: Date): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 12, 0));
  return [
    `Contact: mailto:${BRAND.securityEmail}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/**
 * Returns a sitemap of the indexed pages, each with its alternates in the other languages.
 *
 * @param changedOn the day of the last change of a page's main text, by its path, where it is known
 */
export function sitemap(
  origin: string,
  hrefs: readonly string[],
  changedOn: ReadonlyMap<string, string> = new Map(),
): string {
  const link = (language: string, url: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${url}"/>`;
  const urls = hrefs.flatMap((url) => {
    const alternates = [
      ...LOCALES.map((locale) => link(locale, localizedPath(url, locale))),
      link('x-default', localizedPath(url, DEFAULT_LOCALE)),
    ].join('');
    return LOCALES.map((locale) => {
      const path = localizedPath(url, locale);
      const day = changedOn.get(path);
      const lastmod = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
      return `<url><loc>${origin}${path}</loc>${lastmod}${alternates}</url>`;
    });
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

/** Allows everything: crawlers have to request a page to find its `noindex`. A preview has no sitemap. */
export function robots(origin?: string): string {
  return `User-agent: *\nAllow: /\n${origin === undefined ? '' : `\nSitemap: ${origin}/sitemap.xml\n`}`;
}
