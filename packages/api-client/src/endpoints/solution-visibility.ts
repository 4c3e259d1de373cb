import type { ApiClient } from '../create-api-client.js';
import { expectShape, isRecord } from '../http/json.js';

/** Ids of solutions, each with whether menus show it; an id that is missing keeps its built-in flag. */
export type SolutionVisibility = Readonly<Record<string, boolean>>;

const caches = new WeakMap<object, Map<string, Promise<SolutionVisibility>>>();

/**
 * Reads the static file that shows and hides solutions (docs/product.md, section 7), in the background.
 * Never rejects: a failure is logged and gives an empty object. What was read is kept in memory, per
 * client and path, and calls at the same moment share one request; a failure is not kept, so a later
 * call tries again.
 *
 * @param path Where the file is: on the page's own origin, or a full address. Outside of browsers
 * there is no own origin.
 */
export function solutionVisibility(
  client: Pick<ApiClient, 'request'>,
  path = '/solutionVisibility.json',
): Promise<SolutionVisibility> {
  const cache = caches.get(client) ?? new Map<string, Promise<SolutionVisibility>>();
  caches.set(client, cache);

  const cached = cache.get(path);
  if (cached !== undefined) return cached;

  const loading = client
    .request({ base: '', path, decode: decodeVisibility }, { background: true })
    .catch((error: unknown) => {
      cache.delete(path);
      console.error(error);
      return {};
    });
  cache.set(path, loading);
  return loading;
}

function decodeVisibility(value: unknown): SolutionVisibility {
  expectShape(
    isRecord(value) &&
      !Array.isArray(value) &&
      Object.values(value).every((flag) => typeof flag === 'boolean'),
    'not an object of booleans',
  );
  return value as Record<string, boolean>;
}
