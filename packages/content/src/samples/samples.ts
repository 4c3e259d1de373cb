import type { SampleId } from './sample-id.ts';
import type { SamplePageId } from './sample-paths.ts';
import { deepFreeze } from '../internal/deep-freeze.ts';
import { DEFAULT_LOCALE, type Locale } from '../locales.ts';
import type { MessageKey } from '../messages/keys.ts';
import type { QrType } from '../templates/qr-type.ts';

/** A namespace with the texts of made-up customers. */
export type SampleNamespace =
  | 'sample-vcard-plus'
  | 'sample-short-url'
  | 'sample-google-review'
  | 'sample-business'
  | 'sample-link-in-bio'
  | 'sample-gallery'
  | 'sample-pdf'
  | 'sample-pet-id'
  | 'sample-catalog'
  | 'sample-smart-label'
  | 'sample-inventory'
  | 'sample-coupon'
  | 'sample-video'
  | 'sample-audio'
  | 'sample-product'
  | 'sample-feedback';

/** A made-up customer's page. */
export interface SamplePage {
  readonly id: SamplePageId;
  readonly qrType: QrType;
  /** Whether its code opens a page that is not ours, so that none can be made from it. */
  readonly isPageless: boolean;
  readonly name: MessageKey<SampleNamespace | 'template-pages'>;
  /** What its page shows, for people who cannot see it. */
  readonly picture: MessageKey<SampleNamespace | 'template-pages'>;
  /** Nobody of this is real: the site shows it with a visible tag. */
  readonly isSample: true;
}

/** A made-up customer's page with the object that carries its code. */
export interface Sample extends SamplePage {
  readonly id: SampleId;
  /** The claimed path in its code. */
  readonly path: string;
  readonly name: MessageKey<SampleNamespace>;
  readonly picture: MessageKey<SampleNamespace>;
  /** What its object looks like, for people who cannot see it. */
  readonly objectPicture: MessageKey<SampleNamespace>;
}

/** The samples whose object is drawn, in the order of the carousel. */
export const SAMPLES: readonly Sample[] = /* @__PURE__ */ deepFreeze<readonly Sample[]>([
  {
    id: 'coupon-two-for-one',
    qrType: 'coupon',
    isPageless: false,
    path: 'linde',
    name: 'sample-coupon:name',
    picture: 'sample-coupon:twoForOne.picture',
    objectPicture: 'sample-coupon:object.picture',
    isSample: true,
  },
  {
    id: 'business-realtor',
    qrType: 'business',
    isPageless: false,
    path: 'duarte',
    name: 'sample-business:name',
    picture: 'sample-business:page.picture',
    objectPicture: 'sample-business:object.picture',
    isSample: true,
  },
  {
    id: 'link-photo',
    qrType: 'link-in-bio',
    isPageless: false,
    path: 'ines-vidal',
    name: 'sample-link-in-bio:name',
    picture: 'sample-link-in-bio:photo.picture',
    objectPicture: 'sample-link-in-bio:object.picture',
    isSample: true,
  },
  {
    id: 'audio-episode',
    qrType: 'audio',
    isPageless: false,
    path: 'side-b',
    name: 'sample-audio:name',
    picture: 'sample-audio:episode.picture',
    objectPicture: 'sample-audio:object.picture',
    isSample: true,
  },
  {
    id: 'vcard-black',
    qrType: 'vcard-plus',
    isPageless: false,
    path: 'nadia',
    name: 'sample-vcard-plus:nameDark',
    picture: 'sample-vcard-plus:page.picture',
    objectPicture: 'sample-vcard-plus:object.picture',
    isSample: true,
  },
  {
    id: 'gallery-wall',
    qrType: 'gallery',
    isPageless: false,
    path: 'three-days',
    name: 'sample-gallery:name',
    picture: 'sample-gallery:wall.picture',
    objectPicture: 'sample-gallery:object.picture',
    isSample: true,
  },
  {
    id: 'label-food',
    qrType: 'smart-label',
    isPageless: false,
    path: 'olivar',
    name: 'sample-smart-label:name',
    picture: 'sample-smart-label:food.picture',
    objectPicture: 'sample-smart-label:object.picture',
    isSample: true,
  },
  {
    id: 'pet-dog',
    qrType: 'pet-id',
    isPageless: false,
    path: 'milo',
    name: 'sample-pet-id:name',
    picture: 'sample-pet-id:dog.picture',
    objectPicture: 'sample-pet-id:object.picture',
    isSample: true,
  },
  {
    id: 'sales-menu',
    qrType: 'catalog',
    isPageless: false,
    path: 'lumbre-menu',
    name: 'sample-catalog:name',
    picture: 'sample-catalog:menu.picture',
    objectPicture: 'sample-catalog:object.picture',
    isSample: true,
  },
  {
    id: 'inventory-tool',
    qrType: 'inventory',
    isPageless: false,
    path: 'asset-00418',
    name: 'sample-inventory:name',
    picture: 'sample-inventory:tool.picture',
    objectPicture: 'sample-inventory:object.picture',
    isSample: true,
  },
  {
    id: 'video-how-to',
    qrType: 'video',
    isPageless: false,
    path: 'the-oven',
    name: 'sample-video:name',
    picture: 'sample-video:howTo.picture',
    objectPicture: 'sample-video:object.picture',
    isSample: true,
  },
  {
    id: 'pdf-manual',
    qrType: 'pdf',
    isPageless: false,
    path: 'moka-pot',
    name: 'sample-pdf:name',
    picture: 'sample-pdf:manual.picture',
    objectPicture: 'sample-pdf:object.picture',
    isSample: true,
  },
  {
    id: 'vcard-white',
    qrType: 'vcard-plus',
    isPageless: false,
    path: 'nadia-okafor',
    name: 'sample-vcard-plus:name',
    picture: 'sample-vcard-plus:page.picture',
    objectPicture: 'sample-vcard-plus:object.picture',
    isSample: true,
  },
  {
    id: 'product-kettle',
    qrType: 'product',
    isPageless: false,
    path: 'kettle',
    name: 'sample-product:name',
    picture: 'sample-product:kettle.picture',
    objectPicture: 'sample-product:object.picture',
    isSample: true,
  },
  {
    id: 'feedback-exit',
    qrType: 'feedback',
    isPageless: false,
    path: 'before-you-go',
    name: 'sample-feedback:name',
    picture: 'sample-feedback:exit.picture',
    objectPicture: 'sample-feedback:object.picture',
    isSample: true,
  },
  {
    id: 'website',
    qrType: 'short-url',
    isPageless: true,
    path: 'drawing-class',
    name: 'sample-short-url:name',
    picture: 'sample-short-url:page.picture',
    objectPicture: 'sample-short-url:object.picture',
    isSample: true,
  },
  {
    id: 'google',
    qrType: 'google-review',
    isPageless: true,
    path: 'lumbre',
    name: 'sample-google-review:name',
    picture: 'sample-google-review:page.picture',
    objectPicture: 'sample-google-review:object.picture',
    isSample: true,
  },
]);

/** The samples of the carousel: those that have a page of ours to open. */
export const CAROUSEL_SAMPLES: readonly Sample[] = /* @__PURE__ */ deepFreeze(
  SAMPLES.filter((sample) => !sample.isPageless),
);

/** The sample with an id and an object; `undefined` when there is none. */
export function findSample(id: string): Sample | undefined {
  return SAMPLES.find((sample) => sample.id === id);
}

/**
 * The id under which the app host keeps the screenshot of a sample's page in a language: the sample's own in
 * English, with the language behind it in the others.
 */
export function screenshotId(sampleId: SamplePageId, locale: Locale): string {
  return locale === DEFAULT_LOCALE ? sampleId : `${sampleId}-${locale}`;
}
