import { createApiClient } from '@waypage/api-client';
import { hosts } from './hosts.ts';

/** The client of the app host. */
export const api = createApiClient({
  appHost: hosts.appHost,
  timeoutMs: hosts.requestTimeoutMs,
  // What a visitor sends arrives although the page is left meanwhile.
  fetch: (input, init) => fetch(input, { ...init, keepalive: init?.method === 'POST' }),
});
