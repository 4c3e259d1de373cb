import { DEFAULT_LOCALE, LOCALES } from '@waypage/content';
import { localizedPath } from '#services/i18n/localized-path.ts';

/**
 * Returns a sitemap of the indexed pages, each with its alternates in the other languages. It has no dates: a build
 * does not know when a page last changed.
 *
 * @param origin public origin of the site, without a trailing slash
 * @param hrefs of the pages without a language, like `/solutions`
 */
export function sitemap(origin: string, hrefs: readonly string[]): string {
  const link = (language: string, url: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${url}"/>`;
  const urls = hrefs.flatMap((url) => {
    const alternates = [
      ...LOCALES.map((locale) => link(locale, localizedPath(url, locale))),
      link('x-default', localizedPath(url, DEFAULT_LOCALE)),
    ].join('');
    return LOCALES.map(
      (locale) => `<url><loc>${origin}${localizedPath(url, locale)}</loc>${alternates}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

/** Allows everything: `noindex` is in the pages, and crawlers have to read a page to find it. */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
