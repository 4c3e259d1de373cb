import type {
  Organization,
  WebSite,
  BreadcrumbList,
  CollectionPage,
  FAQPage,
  ItemList,
  WebPage,
} from 'schema-dts';
import { BRAND } from '../brand.ts';
import type { AnyLocale } from '../locales.ts';

/**
 * Serializes nodes for a `<script type="application/ld+json">`. The output cannot end the script element.
 *
 * @param nodes what the builders of this entry return
 */
export function jsonLd(nodes: readonly object[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** JSON-LD id of the organization, for references between pages. */
const organizationId = (origin: string): string => `${origin}/#organization`;

const siteId = (origin: string): string => `${origin}/#site`;

/**
 * A schema.org node of type `Type`, not just a reference to one. Only checks the builders with `satisfies`: as their
 * return type it would make the types of schema.org a dependency of every consumer.
 */
export type Node<Type> = Exclude<Type, string>;

/**
 * Builds the organization behind the site, with its social profiles.
 *
 * @param origin public origin of the site, without a trailing slash
 * @param logo absolute URL of the logo
 */
export function organization(origin: string, logo: string) {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
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
    publisher: { '@id': organizationId(origin) },
  } satisfies Node<WebSite>;
}

/** A question and its answer as displayed, in the language of the page. */
export interface QuestionText {
  readonly question: string;
  readonly answer: string;
}

/**
 * Builds the `FAQPage` of a page.
 *
 * @param url absolute URL of the page
 * @param items at least one, with their placeholders filled in
 */
export function faqPage(url: string, locale: AnyLocale, items: readonly QuestionText[]) {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    inLanguage: locale,
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  } satisfies Node<FAQPage>;
}

/** A page on the breadcrumb trail. */
export interface Crumb {
  readonly name: string;
  /** Absolute URL. */
  readonly url: string;
}

/**
 * Builds the breadcrumb trail of a page.
 *
 * @param crumbs from the front page to the page itself, at least two
 */
export function breadcrumbList(crumbs: readonly Crumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  } satisfies Node<BreadcrumbList>;
}

/** Input of the page builders. */
export interface WebPageInput {
  /** Public origin of the site, without a trailing slash. */
  readonly origin: string;
  /** Absolute URL of the page. */
  readonly url: string;
  readonly locale: AnyLocale;
  /** Heading of the page, in its language. */
  readonly name: string;
}

/** A page in a list of pages. */
export interface ListedPage {
  /** Name as the list shows it. */
  readonly name: string;
  /** Absolute URL. */
  readonly url: string;
}

const page = ({ origin, url, locale, name }: WebPageInput) => ({
  '@id': url,
  url,
  name,
  inLanguage: locale,
  isPartOf: { '@id': siteId(origin) },
});

/** Builds a page of the site. */
export function webPage(input: WebPageInput) {
  return { '@type': 'WebPage', ...page(input) } satisfies Node<WebPage>;
}

/**
 * Builds a page that lists others.
 *
 * @param items in display order, at least one
 */
export function collectionPage(input: WebPageInput, items: readonly ListedPage[]) {
  return {
    '@type': 'CollectionPage',
    ...page(input),
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: items.map(({ name, url }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url,
      })),
    } satisfies Node<ItemList>,
  } satisfies Node<CollectionPage>;
}
