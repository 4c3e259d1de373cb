import type { PageTypeId } from '../page-types/page-type-ids.ts';

/** A QR type in the URLs of the app host: those with a tab, and eight without. */
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

/** A part of the template catalogue. */
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
