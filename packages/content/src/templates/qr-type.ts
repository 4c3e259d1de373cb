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

/** Key of a group of templates in the catalogue. */
export type TemplateKey =
  | 'vcard+'
  | 'business'
  | 'link'
  | 'gallery'
  | 'pdf'
  | 'petId'
  | 'sales'
  | 'linkedLabel'
  | 'inventory'
  | 'coupon'
  | 'video'
  | 'audio'
  | 'social'
  | 'findMe'
  | 'donation'
  | 'custom';
