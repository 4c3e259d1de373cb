import { encode } from '../url.js';

/** Query values by name: a list repeats the name, undefined omits it. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>;

/** A single value of a {@link Query}. */
export type QueryValue = string | number | boolean;

/** Appends to the query of a URL, which may have one already but no hash. */
export function addQuery(href: string, query: Query): string {
  return Object.entries(query)
    .flatMap(([name, value = []]) => [value].flat().map((one) => [name, String(one)]))
    .reduce(
      (url, pair) => `${url}${url.includes('?') ? '&' : '?'}${pair.map(encode).join('=')}`,
      href,
    );
}
