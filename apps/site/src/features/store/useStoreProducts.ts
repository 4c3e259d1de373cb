import { fetchProducts, type Product } from '@waypage/api-client';
import { STORE } from '@waypage/content/store';
import { useEffect, useState } from 'react';
import { api } from '#services/api.ts';

/** A product as the shop describes it. */
export type StoreProduct = Product;

/** How far the products of the shop are. */
export type StoreProducts =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly products: readonly StoreProduct[] }
  | { readonly status: 'failed' };

const LOADING: StoreProducts = { status: 'loading' };

/**
 * Asks the shop for its first eight products, once, in the background: no overlay (docs/product.md,
 * section 7). `loading` in the HTML and until the answer; every error, the timeout too, is `failed`.
 */
export function useStoreProducts(): StoreProducts {
  const [state, setState] = useState(LOADING);
  useEffect(() => {
    const controller = new AbortController();
    const show = (next: StoreProducts): void => {
      if (!controller.signal.aborted) setState(next);
    };
    fetchProducts(api, { limit: STORE.fetchLimit }, { signal: controller.signal }).then(
      (products) => {
        show({ status: 'loaded', products });
      },
      () => {
        show({ status: 'failed' });
      },
    );
    return () => {
      controller.abort();
    };
  }, []);
  return state;
}
