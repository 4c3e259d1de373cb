import type { BreadcrumbList } from 'schema-dts';
import type { Node } from './node.ts';

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
