import { createContext } from 'react';
import type { ApiClient } from '../create-api-client.js';

/** The client of the tree. Intentionally not exported by the package: see `useApiClient`. */
export const ApiClientContext = createContext<ApiClient | undefined>(undefined);
