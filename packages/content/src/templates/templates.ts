import type { QrType, TemplateKey } from './qr-type.ts';
import { deepFreeze } from '../internal/deep-freeze.ts';
import type { SamplePageId } from '../samples/sample-paths.ts';
import type { MessageKey } from '../messages/keys.ts';

/** Id of a template: that of the sample page that shows it. */
export type TemplateId = SamplePageId;

/** Audience of a page: a filter of `/samples`. */
export type Audience = 'people' | 'shops' | 'events' | 'products' | 'places' | 'pets';

/** Look of a page: a filter of `/samples`. */
export type Look = 'light' | 'dark' | 'photo' | 'plain';

/** A page design to start from. */
export interface Template {
  readonly id: TemplateId;
  readonly key: TemplateKey;
  readonly qrType: QrType;
  readonly name: MessageKey<'templates'>;
  readonly audience: Audience;
  readonly look: Look;
}

/** Id of a blank start. It never appears in a URL. */
export const SCRATCH_TEMPLATE_ID = 'scratch';

/** Keys of the catalogue in display order. */
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
] as const satisfies readonly TemplateKey[]);

/** The whole catalogue. Count it instead of stating its size anywhere. */
export const TEMPLATES: readonly Template[] = /* @__PURE__ */ deepFreeze<readonly Template[]>([
  {
    id: 'vcard-black',
    key: 'vcard+',
    qrType: 'vcard-plus',
    name: 'templates:vcardBlack',
    audience: 'people',
    look: 'dark',
  },
  {
    id: 'vcard-white',
    key: 'vcard+',
    qrType: 'vcard-plus',
    name: 'templates:vcardWhite',
    audience: 'people',
    look: 'light',
  },
  {
    id: 'vcard-portrait',
    key: 'vcard+',
    qrType: 'vcard-plus',
    name: 'templates:vcardPortrait',
    audience: 'people',
    look: 'photo',
  },
  {
    id: 'vcard-clinic',
    key: 'vcard+',
    qrType: 'vcard-plus',
    name: 'templates:vcardClinic',
    audience: 'people',
    look: 'plain',
  },
  {
    id: 'vcard-studio',
    key: 'vcard+',
    qrType: 'vcard-plus',
    name: 'templates:vcardStudio',
    audience: 'people',
    look: 'light',
  },
  {
    id: 'business-realtor',
    key: 'business',
    qrType: 'business',
    name: 'templates:businessRealtor',
    audience: 'shops',
    look: 'photo',
  },
  {
    id: 'business-cafe',
    key: 'business',
    qrType: 'business',
    name: 'templates:businessCafe',
    audience: 'shops',
    look: 'dark',
  },
  {
    id: 'business-workshop',
    key: 'business',
    qrType: 'business',
    name: 'templates:businessWorkshop',
    audience: 'shops',
    look: 'plain',
  },
  {
    id: 'business-salon',
    key: 'business',
    qrType: 'business',
    name: 'templates:businessSalon',
    audience: 'shops',
    look: 'light',
  },
  {
    id: 'business-practice',
    key: 'business',
    qrType: 'business',
    name: 'templates:businessPractice',
    audience: 'places',
    look: 'plain',
  },
  {
    id: 'link-plain',
    key: 'link',
    qrType: 'link-in-bio',
    name: 'templates:linkPlain',
    audience: 'people',
    look: 'plain',
  },
  {
    id: 'link-photo',
    key: 'link',
    qrType: 'link-in-bio',
    name: 'templates:linkPhoto',
    audience: 'people',
    look: 'photo',
  },
  {
    id: 'link-dark',
    key: 'link',
    qrType: 'link-in-bio',
    name: 'templates:linkDark',
    audience: 'people',
    look: 'dark',
  },
  {
    id: 'link-pastel',
    key: 'link',
    qrType: 'link-in-bio',
    name: 'templates:linkPastel',
    audience: 'people',
    look: 'light',
  },
  {
    id: 'gallery-wall',
    key: 'gallery',
    qrType: 'gallery',
    name: 'templates:galleryWall',
    audience: 'events',
    look: 'photo',
  },
  {
    id: 'gallery-swipe',
    key: 'gallery',
    qrType: 'gallery',
    name: 'templates:gallerySwipe',
    audience: 'places',
    look: 'photo',
  },
  {
    id: 'gallery-before-and-after',
    key: 'gallery',
    qrType: 'gallery',
    name: 'templates:galleryBeforeAndAfter',
    audience: 'shops',
    look: 'photo',
  },
  {
    id: 'pdf-manual',
    key: 'pdf',
    qrType: 'pdf',
    name: 'templates:pdfManual',
    audience: 'products',
    look: 'light',
  },
  {
    id: 'pdf-programme',
    key: 'pdf',
    qrType: 'pdf',
    name: 'templates:pdfProgramme',
    audience: 'events',
    look: 'plain',
  },
  {
    id: 'pet-dog',
    key: 'petId',
    qrType: 'pet-id',
    name: 'templates:petDog',
    audience: 'pets',
    look: 'light',
  },
  {
    id: 'pet-cat',
    key: 'petId',
    qrType: 'pet-id',
    name: 'templates:petCat',
    audience: 'pets',
    look: 'photo',
  },
  {
    id: 'pet-quiet',
    key: 'petId',
    qrType: 'pet-id',
    name: 'templates:petQuiet',
    audience: 'pets',
    look: 'plain',
  },
  {
    id: 'sales-menu',
    key: 'sales',
    qrType: 'catalog',
    name: 'templates:salesMenu',
    audience: 'shops',
    look: 'light',
  },
  {
    id: 'sales-price-list',
    key: 'sales',
    qrType: 'catalog',
    name: 'templates:salesPriceList',
    audience: 'shops',
    look: 'plain',
  },
  {
    id: 'sales-market-stall',
    key: 'sales',
    qrType: 'sales',
    name: 'templates:salesMarketStall',
    audience: 'shops',
    look: 'light',
  },
  {
    id: 'sales-lookbook',
    key: 'sales',
    qrType: 'sales',
    name: 'templates:salesLookbook',
    audience: 'products',
    look: 'photo',
  },
  {
    id: 'label-textile',
    key: 'linkedLabel',
    qrType: 'smart-label',
    name: 'templates:labelTextile',
    audience: 'products',
    look: 'plain',
  },
  {
    id: 'label-food',
    key: 'linkedLabel',
    qrType: 'smart-label',
    name: 'templates:labelFood',
    audience: 'products',
    look: 'light',
  },
  {
    id: 'inventory-box',
    key: 'inventory',
    qrType: 'inventory',
    name: 'templates:inventoryBox',
    audience: 'products',
    look: 'plain',
  },
  {
    id: 'inventory-tool',
    key: 'inventory',
    qrType: 'inventory',
    name: 'templates:inventoryTool',
    audience: 'products',
    look: 'light',
  },
  {
    id: 'coupon-two-for-one',
    key: 'coupon',
    qrType: 'coupon',
    name: 'templates:couponTwoForOne',
    audience: 'shops',
    look: 'dark',
  },
  {
    id: 'coupon-opening',
    key: 'coupon',
    qrType: 'coupon',
    name: 'templates:couponOpening',
    audience: 'shops',
    look: 'light',
  },
  {
    id: 'coupon-weekday',
    key: 'coupon',
    qrType: 'coupon',
    name: 'templates:couponWeekday',
    audience: 'shops',
    look: 'plain',
  },
  {
    id: 'video-how-to',
    key: 'video',
    qrType: 'video',
    name: 'templates:videoHowTo',
    audience: 'products',
    look: 'dark',
  },
  {
    id: 'video-welcome',
    key: 'video',
    qrType: 'video',
    name: 'templates:videoWelcome',
    audience: 'places',
    look: 'photo',
  },
  {
    id: 'audio-tour',
    key: 'audio',
    qrType: 'audio',
    name: 'templates:audioTour',
    audience: 'places',
    look: 'light',
  },
  {
    id: 'audio-episode',
    key: 'audio',
    qrType: 'audio',
    name: 'templates:audioEpisode',
    audience: 'people',
    look: 'dark',
  },
  {
    id: 'social-creator',
    key: 'social',
    qrType: 'social',
    name: 'templates:socialCreator',
    audience: 'people',
    look: 'photo',
  },
  {
    id: 'social-club',
    key: 'social',
    qrType: 'social',
    name: 'templates:socialClub',
    audience: 'events',
    look: 'dark',
  },
  {
    id: 'find-me-here',
    key: 'findMe',
    qrType: 'find-me',
    name: 'templates:findMeHere',
    audience: 'places',
    look: 'plain',
  },
  {
    id: 'donation-shelter',
    key: 'donation',
    qrType: 'donation',
    name: 'templates:donationShelter',
    audience: 'pets',
    look: 'photo',
  },
  {
    id: 'donation-choir',
    key: 'donation',
    qrType: 'donation',
    name: 'templates:donationChoir',
    audience: 'events',
    look: 'light',
  },
  {
    id: 'custom-blocks',
    key: 'custom',
    qrType: 'custom',
    name: 'templates:customBlocks',
    audience: 'people',
    look: 'plain',
  },
]);

/** Returns the templates of a catalogue key, without the blank start. */
export function templatesOf(key: TemplateKey): readonly Template[] {
  return TEMPLATES.filter((template) => template.key === key);
}
