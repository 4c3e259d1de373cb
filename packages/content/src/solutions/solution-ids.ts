import { deepFreeze } from '../internal/deep-freeze.ts';

/**
 * The ids of the sixteen solutions in their order, the hidden ones too. Alone in this module, for code that only
 * has to know which there are.
 */
export const SOLUTION_IDS = /* @__PURE__ */ deepFreeze([
  'link-in-bio',
  'vcard-plus',
  'business-page',
  'website',
  'google-review',
  'product',
  'catalog',
  'coupon',
  'pet-id',
  'smart-label',
  'inventory',
  'feedback',
  'gallery',
  'video',
  'playlist',
  'pdf',
] as const);

/** The last part of `/solutions/{id}`. */
export type SolutionId = (typeof SOLUTION_IDS)[number];
