import type { SampleNamespace } from '@waypage/content/samples';

/** The texts that say whose a sample is and what it shows. */
export const SAMPLE_NAMESPACES = [
  'sample-vcard-plus',
  'sample-short-url',
  'sample-google-review',
  'sample-business',
  'sample-link-in-bio',
  'sample-gallery',
  'sample-pdf',
  'sample-pet-id',
  'sample-catalog',
  'sample-smart-label',
  'sample-inventory',
  'sample-coupon',
  'sample-video',
  'sample-audio',
  'sample-product',
  'sample-feedback',
] as const satisfies readonly SampleNamespace[];
