import { deepFreeze } from '../internal/deep-freeze.ts';
import type { QrType } from '../templates/qr-type.ts';

/**
 * QR type and id of every sample page, as in its URL: `/sample/{qrType}/{templateId}`. Samples with a printed object
 * (`SAMPLES`) come first. In a module of their own, so that code that needs only paths does not bundle the data.
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
  'vcard-plus/vcard-portrait',
  'vcard-plus/vcard-clinic',
  'vcard-plus/vcard-studio',
  'business/business-cafe',
  'business/business-workshop',
  'business/business-salon',
  'business/business-practice',
  'link-in-bio/link-plain',
  'link-in-bio/link-dark',
  'link-in-bio/link-pastel',
  'gallery/gallery-swipe',
  'gallery/gallery-before-and-after',
  'pdf/pdf-programme',
  'pet-id/pet-cat',
  'pet-id/pet-quiet',
  'catalog/sales-price-list',
  'sales/sales-market-stall',
  'sales/sales-lookbook',
  'smart-label/label-textile',
  'inventory/inventory-box',
  'coupon/coupon-opening',
  'coupon/coupon-weekday',
  'video/video-welcome',
  'audio/audio-tour',
  'social/social-creator',
  'social/social-club',
  'find-me/find-me-here',
  'donation/donation-shelter',
  'donation/donation-choir',
  'custom/custom-blocks',
  'apps/apps-tides',
] as const satisfies readonly `${QrType}/${string}`[]);

type IdOf<Path> = Path extends `${string}/${infer Id}` ? Id : never;

/** Id of a page at `/sample/{qrType}/{id}`: every template, and the samples that are not templates. */
export type SamplePageId = IdOf<(typeof SAMPLE_PATHS)[number]>;

/** The QR type in the URL of a sample page. */
export function qrTypeOf(id: SamplePageId): QrType {
  return SAMPLE_PATHS.find((path) => path.endsWith(`/${id}`))?.split('/')[0] as QrType;
}
