/** How a state is written in the query of a URL. */
export interface QueryForm<State> {
  /** The parameters that belong to the state; all others are left alone. */
  readonly names: readonly string[];
  /** Reads the state; what is missing or makes no sense is as in the initial one. */
  readonly read: (search: string, initial: State) => State;
  /** Writes what differs from the initial state. */
  readonly write: (state: State, initial: State) => string;
}

/** Whether a query has any of some parameters. */
export function hasParameter(search: string, names: readonly string[]): boolean {
  const query = new URLSearchParams(search);
  return names.some((name) => query.has(name));
}

/** A query with some of its parameters replaced by those of another; `utm_source`, `gclid` and the like stay. */
export function replaceParameters(
  search: string,
  names: readonly string[],
  written: string,
): string {
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  for (const [name, value] of new URLSearchParams(written)) query.append(name, value);
  return query.size > 0 ? `?${query.toString()}` : '';
}
