export type RequestCounts = ReturnType<typeof createRequestCounts>;

/** Counts requests by their path. */
export function createRequestCounts() {
  const counts = new Map<string, number>();
  const get = (path: string): number => counts.get(path) ?? 0;
  return { get, add: (path: string): unknown => counts.set(path, get(path) + 1) };
}
