export interface QueryForm<State> {
  readonly names: readonly string[];
  /** Reads the state. Missing and invalid values come from the initial state. */
  readonly read: (search: string, initial: State) => State;
  /** Returns a query with the values that differ from the initial state. */
  readonly write: (state: State, initial: State) => string;
}

export function hasParameter(search: string, names: readonly string[]): boolean {
  const query = new URLSearchParams(search);
  return names.some((name) => query.has(name));
}

/** Replaces some parameters of a query by those of another, and keeps the others (`utm_source`, `gclid`). */
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
