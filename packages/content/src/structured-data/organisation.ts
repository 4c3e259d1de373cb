import type { Organization, WebSite } from 'schema-dts';
import { BRAND } from '../brand.ts';
import type { AnyLocale } from '../locales.ts';
import { organisationId, siteId, type Node } from './node.ts';

/**
 * Builds the organization behind the site, with its social profiles.
 *
 * @param origin public origin of the site, without a trailing slash
 * @param logo absolute URL of the logo
 */
export function organisation(origin: string, logo: string) {
  return {
    '@type': 'Organization',
    '@id': organisationId(origin),
    name: BRAND.name,
    url: `${origin}/`,
    logo,
    email: BRAND.email,
    sameAs: Object.values(BRAND.social),
  } satisfies Node<Organization>;
}

/**
 * Builds the site in one language.
 *
 * @param origin public origin of the site, without a trailing slash
 * @param description description of the site, in the language of the page
 */
export function webSite(origin: string, locale: AnyLocale, description: string) {
  return {
    '@type': 'WebSite',
    '@id': siteId(origin),
    name: BRAND.name,
    url: `${origin}/`,
    description,
    inLanguage: locale,
    publisher: { '@id': organisationId(origin) },
  } satisfies Node<WebSite>;
}
