import { deepFreeze } from '../internal/deep-freeze.ts';
import type { SamplePageId } from './sample-paths.ts';

/** The samples with a drawn object, and the claimed path printed on it. */
export const CLAIMED_PATHS = /* @__PURE__ */ deepFreeze({
  'coupon-two-for-one': 'linde',
  'business-realtor': 'duarte',
  'link-photo': 'ines-vidal',
  'audio-episode': 'side-b',
  'vcard-black': 'nadia',
  'gallery-wall': 'three-days',
  'label-food': 'olivar',
  'pet-dog': 'milo',
  'sales-menu': 'lumbre-menu',
  'inventory-tool': 'asset-00418',
  'video-how-to': 'the-oven',
  'pdf-manual': 'moka-pot',
  'vcard-white': 'nadia-okafor',
  'product-kettle': 'kettle',
  'feedback-exit': 'before-you-go',
  website: 'drawing-class',
  google: 'lumbre',
} as const satisfies Partial<Record<SamplePageId, string>>);

/** Id of a sample with a printed object. */
export type SampleId = keyof typeof CLAIMED_PATHS;

/**
 * Ids of the samples with a printed object. In a module of their own, so that code that needs only ids does not bundle
 * the data.
 */
export const SAMPLE_IDS = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ Object.keys(CLAIMED_PATHS),
) as readonly SampleId[];
