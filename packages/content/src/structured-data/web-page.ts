import type { CollectionPage, ItemList, WebPage } from 'schema-dts';
import type { AnyLocale } from '../locales.ts';
import { siteId } from './ids.ts';
import type { Node } from './node.ts';

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
