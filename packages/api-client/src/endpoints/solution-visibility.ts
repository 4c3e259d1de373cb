import type { ApiClient } from '../create-api-client.js';
import { expectShape, isRecord } from '../http/json.js';

/** Whether menus show a solution, by solution id; missing ids keep their built-in flag. */
export type SolutionVisibility = Readonly<Record<string, boolean>>;

const caches = new WeakMap<object, Map<string, Promise<SolutionVisibility>>>();

/**
 * Fetches the static file that shows and hides solutions, in the background. Never rejects: if the file cannot be
 * loaded, the error is logged once and the object is empty. A transient failure is retried once. Values that are not
 * booleans are ignored, unless all of them are invalid. The result is cached in memory per client and path.
 *
 * @param path path on the page's own origin, or a full URL. Outside of browsers there is no own origin.
 */
export function solutionVisibility(
  client: Pick<ApiClient, 'request'>,
  path = '/solutionVisibility.json',
): Promise<SolutionVisibility> {
  const cache = caches.get(client) ?? new Map<string, Promise<SolutionVisibility>>();
  caches.set(client, cache);

  const cached = cache.get(path);
  if (cached) return cached;

  const loading = client
    .request(
      { base: path, path: '', retry: { limit: 1 }, decode: decodeVisibility },
      { background: true },
    )
    .catch((error: unknown) => {
      console.error(error);
      return {};
    });
  cache.set(path, loading);
  return loading;
}

function decodeVisibility(value: unknown, skip: (item: unknown) => void): SolutionVisibility {
  expectShape(isRecord(value) && !Array.isArray(value), 'no object');
  // Absent values may be null.
  const entries = Object.entries(value).filter(([, flag]) => flag !== null);
  const flags = entries.filter((entry): entry is [string, boolean] => {
    const isFlag = typeof entry[1] === 'boolean';
    if (!isFlag) skip(entry[0]);
    return isFlag;
  });
  expectShape(flags.length > 0 || entries.length === 0, 'no boolean');
  return Object.fromEntries(flags);
}
