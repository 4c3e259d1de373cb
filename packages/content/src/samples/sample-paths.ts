import { deepFreeze } from '../internal/deep-freeze.ts';

/**
 * QR type and id of every sample, as they stand in the address of its page: `/sample/{qrType}/{templateId}`
 * (specification, section 2). Alone in this module, for code that only has to know which pages there are.
 */
export const SAMPLE_PATHS = /* @__PURE__ */ deepFreeze([
  'coupon/coupon-two-for-one',
  'business/business-realtor',
  'link-in-bio/link-photo',
  'audio/audio-episode',
  'vcard-plus/vcard-black',
  'gallery/gallery-wall',
  'smart-label/label-food',
  'pet-id/pet-dog',
  'catalog/sales-menu',
  'inventory/inventory-tool',
  'video/video-how-to',
  'pdf/pdf-manual',
  'vcard-plus/vcard-white',
  'product/product-kettle',
  'feedback/feedback-exit',
  'short-url/website',
  'google-review/google',
] as const);
