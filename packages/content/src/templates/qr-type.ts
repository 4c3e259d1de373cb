import { deepFreeze } from '../internal/deep-freeze.ts';
import type { PageTypeId } from '../page-types/page-type-ids.ts';

/** QR type in the URLs of the app host: the page types with a tab, and eight without. */
export type QrType =
  | PageTypeId
  | 'product'
  | 'feedback'
  | 'sales'
  | 'apps'
  | 'donation'
  | 'social'
  | 'find-me'
  | 'custom';

/** Types whose code leads to a URL of the visitor's own instead of a page. */
export const PAGELESS_TYPES: readonly QrType[] = ['short-url', 'google-review'];

/** Keys of the catalog in display order. */
export const TEMPLATE_KEYS = /* @__PURE__ */ deepFreeze([
  'vcard+',
  'business',
  'link',
  'gallery',
  'pdf',
  'petId',
  'sales',
  'linkedLabel',
  'inventory',
  'coupon',
  'video',
  'audio',
  'social',
  'findMe',
  'donation',
  'custom',
] as const);

/** Key of a group of templates in the catalog. */
export type TemplateKey = (typeof TEMPLATE_KEYS)[number];
