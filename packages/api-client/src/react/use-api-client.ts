'use client';

import { useContext } from 'react';
import type { ApiClient } from '../create-api-client.js';
import { ApiClientContext } from './context.js';

/**
 * The client of the nearest `ApiClientProvider`.
 *
 * @throws {Error} when there is none.
 */
export function useApiClient(): ApiClient {
  const client = useContext(ApiClientContext);
  if (client === undefined) {
    throw new Error(
      '[@waypage/api-client] A hook was called outside of <ApiClientProvider>, so it has no client to call with. Wrap the tree in <ApiClientProvider client={…}>.',
    );
  }
  return client;
}
