import { fetchProducts, type Product } from '@waypage/api-client';
import { STORE } from '@waypage/content/store';
import { useEffect, useState } from 'react';
import { api } from '#services/api.ts';

export type StoreProduct = Product;

export type StoreProducts =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly products: readonly StoreProduct[] }
  | { readonly status: 'failed' };

const LOADING: StoreProducts = { status: 'loading' };

/**
 * Fetches the first eight products of the shop once, in the background without an overlay (docs/product.md, section 7).
 * The prerendered HTML has `loading`; every error and the timeout become `failed`.
 */
export function useStoreProducts(): StoreProducts {
  const [state, setState] = useState(LOADING);
  useEffect(() => {
    const controller = new AbortController();
    const show = (next: StoreProducts): void => {
      if (!controller.signal.aborted) setState(next);
    };
    fetchProducts(api, { limit: STORE.fetchLimit }, { signal: controller.signal }).then(
      (products) => show({ status: 'loaded', products }),
      () => show({ status: 'failed' }),
    );
    return () => controller.abort();
  }, []);
  return state;
}
