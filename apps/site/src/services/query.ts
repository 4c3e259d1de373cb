/** Names of the parameters that hold the state of a page of this document (`useQueryState`). */
export const stateParameters = new Set<string>();

/** Returns the part of a query whose parameters pass, each of them byte for byte: `?debug` and `%20` stay. */
export function filterQuery(search: string, passes: (name: string) => boolean): string {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => passes([...new URLSearchParams(part).keys()][0] ?? ''))
    .join('&');
}

/** Joins parts of a query, of which some are empty. */
export function joinQuery(...parts: readonly string[]): string {
  const query = parts.filter((part) => part !== '').join('&');
  return query === '' ? '' : `?${query}`;
}
