import { createApiClient } from '@waypage/api-client';
import { hosts } from './hosts.ts';

export const api = createApiClient({
  appHost: hosts.appHost,
  timeoutMs: hosts.requestTimeoutMs,
  // Requests of forms complete even when the visitor leaves the page meanwhile.
  fetch: (input, init) => fetch(input, { ...init, keepalive: init?.method === 'POST' }),
});
