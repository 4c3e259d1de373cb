'use client';

import type { ReactNode } from 'react';
import type { ApiClient } from '../create-api-client.js';
import { ApiClientContext } from './context.js';

/** Props of {@link ApiClientProvider}. */
export interface ApiClientProviderProps {
  /** The client for everything below; create it once, outside of components. */
  client: ApiClient;
  children?: ReactNode;
}

/** Gives the hooks below it a client. */
export function ApiClientProvider({ client, children }: ApiClientProviderProps): ReactNode {
  return <ApiClientContext value={client}>{children}</ApiClientContext>;
}
