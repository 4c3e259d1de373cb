/** Values of a query by their names: a list repeats the name, undefined leaves it out. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>;

/** One value of a {@link Query}. */
export type QueryValue = string | number | boolean;

/** Adds to the query of an address, which may be there already, before a hash that may follow. */
export function addQuery(address: string, query: Query): string {
  const added = Object.entries(query).flatMap(([name, value = []]) =>
    [value].flat().map((one) => `${encodeURIComponent(name)}=${encodeURIComponent(one)}`),
  );
  if (added.length === 0) return address;
  const [page = '', ...hash] = address.split('#');
  const start = page.includes('?') ? '&' : '?';
  return [`${page}${start}${added.join('&')}`, ...hash].join('#');
}
