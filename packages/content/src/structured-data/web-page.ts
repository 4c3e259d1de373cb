import type { CollectionPage, ItemList, WebPage } from 'schema-dts';
import type { AnyLocale } from '../locales.ts';
import { siteId } from './ids.ts';
import type { Node } from './node.ts';

/** What the builders of a page need. */
export interface WebPageInput {
  /** Public origin of the site, without a slash at its end. */
  readonly origin: string;
  /** Absolute URL of the page. */
  readonly url: string;
  readonly locale: AnyLocale;
  /** Its heading, in the language of the page. */
  readonly name: string;
}

/** An entry of a list of pages. */
export interface ListedPage {
  /** As the list shows it. */
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

/** A page of the site. */
export function webPage(input: WebPageInput) {
  return { '@type': 'WebPage', ...page(input) } satisfies Node<WebPage>;
}

/**
 * A page that lists others.
 *
 * @param items in the order in which they are shown, at least one
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
