'use client';

import { useEffect, useState } from 'react';
import { fetchProducts, type Product, type ProductsQuery } from '../endpoints/products.js';
import type { ApiError } from '../errors/api-error.js';
import { useApiClient } from './use-api-client.js';

/** What to load, and when. */
export interface UseProductsOptions extends ProductsQuery {
  /** Whether to load at all; false for a shop that nobody has scrolled to yet. @default true */
  enabled?: boolean | undefined;
}

/** How far the products are. */
export type ProductsState =
  | { status: 'loading' }
  | { status: 'loaded'; products: readonly Product[] }
  | { status: 'failed'; error: ApiError };

const LOADING: ProductsState = { status: 'loading' };

interface Loaded {
  query: string;
  state: ProductsState;
}

/**
 * Loads products of the shop, in the background (docs/product.md, section 7). Another query loads anew
 * and an older answer never replaces a newer one; a component that leaves ends its call. `loading` on
 * the server, while React hydrates and until `enabled`.
 */
export function useProducts({
  terms = [],
  limit = 8,
  enabled = true,
}: UseProductsOptions = {}): ProductsState {
  const client = useApiClient();
  // As a text, so that a list written in the render does not load again each time.
  const query = JSON.stringify({ terms, limit });
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    if (!enabled) return undefined;
    const controller = new AbortController();
    const show = (state: ProductsState): void => {
      if (!controller.signal.aborted) setLoaded({ query, state });
    };
    fetchProducts(client, JSON.parse(query) as ProductsQuery, { signal: controller.signal }).then(
      (products) => {
        show({ status: 'loaded', products });
      },
      (error: unknown) => {
        show({ status: 'failed', error: error as ApiError });
      },
    );
    return () => {
      controller.abort();
    };
  }, [client, enabled, query]);

  return loaded?.query === query ? loaded.state : LOADING;
}
