import { encode } from '../url.js';

/** Values of a query by their names: a list repeats the name, undefined leaves it out. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>;

/** One value of a {@link Query}. */
export type QueryValue = string | number | boolean;

/** Adds to the query of a URL without hash, which may be there already. */
export function addQuery(href: string, query: Query): string {
  return Object.entries(query)
    .flatMap(([name, value = []]) => [value].flat().map((one) => [name, String(one)]))
    .reduce(
      (url, pair) => `${url}${url.includes('?') ? '&' : '?'}${pair.map(encode).join('=')}`,
      href,
    );
}
