import type { SampleNamespace } from '@waypage/content/samples';

/** The texts that say whose a sample is, and what its page and its object show. */
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

/** The texts that say whose a page is and what it shows, where those of all templates are listed. */
export const SAMPLE_PAGE_NAMESPACES = [...SAMPLE_NAMESPACES, 'template-pages'] as const;
