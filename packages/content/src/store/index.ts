import { deepFreeze } from '../internal/deep-freeze.ts';

/** The store strip. */
export const STORE = /* @__PURE__ */ deepFreeze({
  /** Number of products to request. */
  fetchLimit: 8,
  /** Number of products shown from a window width on, in CSS pixels, the widest first. */
  shown: [
    { minWidth: 1280, products: 8 },
    { minWidth: 640, products: 6 },
    { minWidth: 0, products: 4 },
  ],
} as const);
