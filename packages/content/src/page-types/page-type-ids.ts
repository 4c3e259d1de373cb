import { deepFreeze } from '../internal/deep-freeze.ts';

/**
 * The ids of the fourteen page types in display order. In a module of their own, so that code that needs only ids does
 * not bundle the data.
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

/** Id of a page type with a tab on the home page, in the order of the tabs. */
export type PageTypeId = (typeof PAGE_TYPE_IDS)[number];
