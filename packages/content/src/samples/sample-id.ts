/**
 * A sample: the id of its template where the catalogue has it, and four ids beside the catalogue.
 */
export type SampleId =
  | 'coupon-two-for-one'
  | 'business-realtor'
  | 'link-photo'
  | 'audio-episode'
  | 'vcard-black'
  | 'gallery-wall'
  | 'label-food'
  | 'pet-dog'
  | 'sales-menu'
  | 'inventory-tool'
  | 'video-how-to'
  | 'pdf-manual'
  | 'vcard-white'
  | 'product-kettle'
  | 'feedback-exit'
  | 'website'
  | 'google';
