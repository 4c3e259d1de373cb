import { deepFreeze } from '../internal/deep-freeze.ts';

/** The store strip (docs/product.md, sections 2 and 9). */
export const STORE = /* @__PURE__ */ deepFreeze({
  /** How many products are asked for. */
  fetchLimit: 8,
  /** How many are shown from a window width on, the widest first. */
  shown: [
    { minWidth: 1280, products: 8 },
    { minWidth: 640, products: 6 },
    { minWidth: 0, products: 4 },
  ],
} as const);
