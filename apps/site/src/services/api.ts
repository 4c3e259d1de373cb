import { createApiClient } from '@waypage/api-client';
import { hosts } from './hosts.ts';

/** The client of the app host. */
export const api = createApiClient({
  appHost: hosts.appHost,
  timeoutMs: hosts.requestTimeoutMs,
});
