import { createApiClient } from '@waypage/api-client';
import { hosts } from './hosts.ts';

export const api = createApiClient({
  appHost: hosts.appHost,
  timeoutMs: hosts.requestTimeoutMs,
  // A message is delivered even when the visitor leaves the page meanwhile.
  fetch: (input, init) =>
    fetch(input, {
      ...init,
      keepalive: (input instanceof Request ? input.url : input.toString()).includes('/ms/send/'),
    }),
});
