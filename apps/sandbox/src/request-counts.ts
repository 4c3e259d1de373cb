import { setRecent } from './recent.ts';

export type RequestCounts = ReturnType<typeof createRequestCounts>;

/** Beyond 10,000 paths the least recently requested one is evicted. */
export function createRequestCounts() {
  const counts = new Map<string, number>();
  const get = (path: string): number => counts.get(path) ?? 0;
  return {
    get,
    add(path: string): void {
      setRecent(counts, path, get(path) + 1, 10_000);
    },
  };
}
