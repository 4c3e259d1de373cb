/** How often each path was requested. */
export interface RequestCounts {
  add(path: string): void;
  get(path: string): number;
}

const MAX_PATHS = 10_000;

/** Counts from zero; beyond 10,000 paths the one seen longest ago is forgotten. */
export function createRequestCounts(): RequestCounts {
  const counts = new Map<string, number>();
  const get = (path: string): number => counts.get(path) ?? 0;

  return {
    get,
    add(path) {
      const count = get(path) + 1;
      // Taken out first, so that the map stays in the order of the last request.
      counts.delete(path);
      counts.set(path, count);
      const [oldest] = counts.keys();
      if (counts.size > MAX_PATHS && oldest !== undefined) counts.delete(oldest);
    },
  };
}
