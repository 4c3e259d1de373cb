import { deepFreeze } from '../internal/deep-freeze.ts';

/**
 * Ids of the sixteen solutions in display order, including hidden ones. In a module of their own, so that code that
 * needs only ids does not bundle the data.
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

/** Id of a solution: the last segment of `/solutions/{id}`. */
export type SolutionId = (typeof SOLUTION_IDS)[number];
