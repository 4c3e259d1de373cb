'use client';

export { ApiClientProvider } from './ApiClientProvider.js';
export type { ApiClientProviderProps } from './ApiClientProvider.js';
export { useActivity } from './use-activity.js';
export { useApiClient } from './use-api-client.js';
export { useProducts } from './use-products.js';
export type { ProductsState, UseProductsOptions } from './use-products.js';
export { useSolutionVisibility } from './use-solution-visibility.js';
