import { deepFreeze } from '../internal/deep-freeze.ts';

/**
 * The ids of the fourteen kinds of code in their order. Alone in this module, for code that only has to know
 * which there are.
 */
export const PAGE_TYPE_IDS = /* @__PURE__ */ deepFreeze([
  'vcard-plus',
  'short-url',
  'google-review',
  'business',
  'link-in-bio',
  'gallery',
  'pdf',
  'pet-id',
  'catalog',
  'smart-label',
  'inventory',
  'coupon',
  'video',
  'audio',
] as const);

/** A kind of code with a tab on the home page, in the order of the tabs. */
export type PageTypeId = (typeof PAGE_TYPE_IDS)[number];
