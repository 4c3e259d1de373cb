export interface RequestCounts {
  add(path: string): void;
  get(path: string): number;
}

const MAX_PATHS = 10_000;

/** Beyond 10,000 paths the least recently requested one is evicted. */
export function createRequestCounts(): RequestCounts {
  const counts = new Map<string, number>();
  const get = (path: string): number => counts.get(path) ?? 0;

  return {
    get,
    add(path) {
      const count = get(path) + 1;
      // Deleted first to keep the map in the order of the last request.
      counts.delete(path);
      counts.set(path, count);
      const [oldest] = counts.keys();
      if (counts.size > MAX_PATHS && oldest !== undefined) counts.delete(oldest);
    },
  };
}
