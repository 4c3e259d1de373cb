import type { IconName } from '../icon-name.ts';
import { deepFreeze } from '../internal/deep-freeze.ts';
import type { MessageKey } from '../messages/keys.ts';
import type { ObjectId, PageTypeId, Stock } from '../page-types/page-types.ts';
import type { SampleId } from '../samples/samples.ts';
import type { QrType } from '../templates/templates.ts';
import { solutionTexts, type SolutionTexts } from './solution-texts.ts';

/** The last part of `/solutions/{id}` (docs/product.md, section 2). */
export type SolutionId =
  | 'link-in-bio'
  | 'vcard-plus'
  | 'business-page'
  | 'website'
  | 'google-review'
  | 'product'
  | 'catalog'
  | 'coupon'
  | 'pet-id'
  | 'smart-label'
  | 'inventory'
  | 'feedback'
  | 'gallery'
  | 'video'
  | 'playlist'
  | 'pdf';

/** A group of solutions (docs/product.md, section 2, "Menu groups"). */
export type SolutionGroupId =
  'digital-presence' | 'commerce-showcase' | 'utility-tracking' | 'events-engagement';

/** A job that a code does, with a page of its own. */
export interface Solution {
  readonly id: SolutionId;
  /** The QR type in the addresses of the app host. */
  readonly qrType: QrType;
  /** Its kind of code; absent on the two solutions that have no tab. */
  readonly pageTypeId?: PageTypeId | undefined;
  readonly sampleId: SampleId;
  /** Whether its code leads to the visitor's own link instead of a page. */
  readonly isPageless: boolean;
  readonly group: SolutionGroupId;
  /** Whether it is left out of menus unless `solutionVisibility.json` says otherwise; its page exists. */
  readonly isHidden: boolean;
  /** Hashes under which `/solutions#…` finds it, beside its id. */
  readonly hashAliases: readonly string[];
  readonly relatedIds: readonly SolutionId[];
  readonly icon: IconName;
  readonly object: ObjectId;
  readonly stock: Stock;
  /** Side of the pattern where it is usually scanned, in centimetres. */
  readonly printSizeCm: number;
  readonly name: MessageKey<'menus'>;
  /** What one gets, in one line. */
  readonly result: MessageKey<'solutions'>;
  /** The words of the create button. */
  readonly create: MessageKey<'create'>;
  readonly texts: SolutionTexts;
}

/** All sixteen solutions in the order of `/solutions`. */
export const SOLUTIONS: readonly Solution[] = /* @__PURE__ */ deepFreeze<readonly Solution[]>([
  {
    id: 'link-in-bio',
    qrType: 'link-in-bio',
    pageTypeId: 'link-in-bio',
    sampleId: 'link-photo',
    isPageless: false,
    group: 'digital-presence',
    isHidden: false,
    hashAliases: ['link-in-bio'],
    relatedIds: ['vcard-plus', 'gallery', 'playlist'],
    icon: 'link',
    object: 'sticker',
    stock: 'mist',
    printSizeCm: 3,
    name: 'menus:linkInBio.name',
    result: 'solutions:results.linkInBio',
    create: 'create:linkInBio',
    texts: solutionTexts('link-in-bio', { benefits: 3, blocks: 6 }),
  },
  {
    id: 'vcard-plus',
    qrType: 'vcard-plus',
    pageTypeId: 'vcard-plus',
    sampleId: 'vcard-white',
    isPageless: false,
    group: 'digital-presence',
    isHidden: false,
    hashAliases: ['vcard-plus'],
    relatedIds: ['link-in-bio', 'business-page', 'website'],
    icon: 'contact',
    object: 'business-card',
    stock: 'manila',
    printSizeCm: 2,
    name: 'menus:vcardPlus.name',
    result: 'solutions:results.vcardPlus',
    create: 'create:vcardPlus',
    texts: solutionTexts('vcard-plus', { benefits: 3, blocks: 6 }),
  },
  {
    id: 'business-page',
    qrType: 'business',
    pageTypeId: 'business',
    sampleId: 'business-realtor',
    isPageless: false,
    group: 'digital-presence',
    isHidden: false,
    hashAliases: ['business-page'],
    relatedIds: ['google-review', 'link-in-bio', 'catalog'],
    icon: 'store',
    object: 'door-sign',
    stock: 'seafoam',
    printSizeCm: 4,
    name: 'menus:businessPage.name',
    result: 'solutions:results.businessPage',
    create: 'create:business',
    texts: solutionTexts('business-page', { benefits: 3, blocks: 6 }),
  },
  {
    id: 'website',
    qrType: 'short-url',
    pageTypeId: 'short-url',
    sampleId: 'website',
    isPageless: true,
    group: 'digital-presence',
    isHidden: false,
    hashAliases: ['website'],
    relatedIds: ['google-review', 'link-in-bio', 'pdf'],
    icon: 'globe',
    object: 'class-poster',
    stock: 'seafoam',
    printSizeCm: 2,
    name: 'menus:website.name',
    result: 'solutions:results.website',
    create: 'create:shortUrl',
    texts: solutionTexts('website', { benefits: 3, blocks: 3 }),
  },
  {
    id: 'google-review',
    qrType: 'google-review',
    pageTypeId: 'google-review',
    sampleId: 'google',
    isPageless: true,
    group: 'digital-presence',
    isHidden: false,
    hashAliases: [],
    relatedIds: ['business-page', 'feedback', 'website'],
    icon: 'star',
    object: 'table-tent',
    stock: 'airmail',
    printSizeCm: 3,
    name: 'menus:googleReview.name',
    result: 'solutions:results.googleReview',
    create: 'create:googleReview',
    texts: solutionTexts('google-review', { benefits: 0, blocks: 3 }),
  },
  {
    id: 'product',
    qrType: 'product',
    sampleId: 'product-kettle',
    isPageless: false,
    group: 'commerce-showcase',
    isHidden: true,
    hashAliases: [],
    relatedIds: ['catalog', 'smart-label', 'coupon'],
    icon: 'package',
    object: 'hang-tag',
    stock: 'manila',
    printSizeCm: 2,
    name: 'menus:product.name',
    result: 'solutions:results.product',
    create: 'create:product',
    texts: solutionTexts('product', { benefits: 3, blocks: 6 }),
  },
  {
    id: 'catalog',
    qrType: 'catalog',
    pageTypeId: 'catalog',
    sampleId: 'sales-menu',
    isPageless: false,
    group: 'commerce-showcase',
    isHidden: true,
    hashAliases: ['menu'],
    relatedIds: ['coupon', 'product', 'google-review'],
    icon: 'book-open',
    object: 'menu-card',
    stock: 'kraft',
    printSizeCm: 3,
    name: 'menus:catalog.name',
    result: 'solutions:results.catalog',
    create: 'create:catalog',
    texts: solutionTexts('catalog', { benefits: 3, blocks: 6 }),
  },
  {
    id: 'coupon',
    qrType: 'coupon',
    pageTypeId: 'coupon',
    sampleId: 'coupon-two-for-one',
    isPageless: false,
    group: 'commerce-showcase',
    isHidden: false,
    hashAliases: ['coupon'],
    relatedIds: ['catalog', 'product', 'business-page'],
    icon: 'ticket',
    object: 'coupon-ticket',
    stock: 'salmon',
    printSizeCm: 3,
    name: 'menus:coupon.name',
    result: 'solutions:results.coupon',
    create: 'create:coupon',
    texts: solutionTexts('coupon', { benefits: 3, blocks: 6 }),
  },
  {
    id: 'pet-id',
    qrType: 'pet-id',
    pageTypeId: 'pet-id',
    sampleId: 'pet-dog',
    isPageless: false,
    group: 'utility-tracking',
    isHidden: false,
    hashAliases: [],
    relatedIds: ['inventory', 'smart-label', 'vcard-plus'],
    icon: 'paw-print',
    object: 'steel-disc',
    stock: 'manila',
    printSizeCm: 2,
    name: 'menus:petId.name',
    result: 'solutions:results.petId',
    create: 'create:petId',
    texts: solutionTexts('pet-id', { benefits: 3, blocks: 6 }),
  },
  {
    id: 'smart-label',
    qrType: 'smart-label',
    pageTypeId: 'smart-label',
    sampleId: 'label-food',
    isPageless: false,
    group: 'utility-tracking',
    isHidden: true,
    hashAliases: [],
    relatedIds: ['product', 'pdf', 'inventory'],
    icon: 'tag',
    object: 'bottle',
    stock: 'seafoam',
    printSizeCm: 2,
    name: 'menus:smartLabel.name',
    result: 'solutions:results.smartLabel',
    create: 'create:smartLabel',
    texts: solutionTexts('smart-label', { benefits: 3, blocks: 6 }),
  },
  {
    id: 'inventory',
    qrType: 'inventory',
    pageTypeId: 'inventory',
    sampleId: 'inventory-tool',
    isPageless: false,
    group: 'utility-tracking',
    isHidden: false,
    hashAliases: [],
    relatedIds: ['smart-label', 'pdf', 'pet-id'],
    icon: 'boxes',
    object: 'asset-plate',
    stock: 'kraft',
    printSizeCm: 2,
    name: 'menus:inventory.name',
    result: 'solutions:results.inventory',
    create: 'create:inventory',
    texts: solutionTexts('inventory', { benefits: 3, blocks: 6 }),
  },
  {
    id: 'feedback',
    qrType: 'feedback',
    sampleId: 'feedback-exit',
    isPageless: false,
    group: 'events-engagement',
    isHidden: true,
    hashAliases: [],
    relatedIds: ['google-review', 'business-page', 'pdf'],
    icon: 'message-square',
    object: 'exit-sheet',
    stock: 'airmail',
    printSizeCm: 3,
    name: 'menus:feedback.name',
    result: 'solutions:results.feedback',
    create: 'create:feedback',
    texts: solutionTexts('feedback', { benefits: 3, blocks: 6 }),
  },
  {
    id: 'gallery',
    qrType: 'gallery',
    pageTypeId: 'gallery',
    sampleId: 'gallery-wall',
    isPageless: false,
    group: 'events-engagement',
    isHidden: false,
    hashAliases: ['image-gallery'],
    relatedIds: ['link-in-bio', 'video', 'business-page'],
    icon: 'images',
    object: 'instant-print',
    stock: 'airmail',
    printSizeCm: 5,
    name: 'menus:gallery.name',
    result: 'solutions:results.gallery',
    create: 'create:gallery',
    texts: solutionTexts('gallery', { benefits: 3, blocks: 6 }),
  },
  {
    id: 'video',
    qrType: 'video',
    pageTypeId: 'video',
    sampleId: 'video-how-to',
    isPageless: false,
    group: 'events-engagement',
    isHidden: false,
    hashAliases: [],
    relatedIds: ['pdf', 'product', 'playlist'],
    icon: 'clapperboard',
    object: 'film-can',
    stock: 'salmon',
    printSizeCm: 4,
    name: 'menus:video.name',
    result: 'solutions:results.video',
    create: 'create:video',
    texts: solutionTexts('video', { benefits: 3, blocks: 6 }),
  },
  {
    id: 'playlist',
    qrType: 'audio',
    pageTypeId: 'audio',
    sampleId: 'audio-episode',
    isPageless: false,
    group: 'events-engagement',
    isHidden: false,
    hashAliases: [],
    relatedIds: ['gallery', 'video', 'business-page'],
    icon: 'list-music',
    object: 'cassette',
    stock: 'airmail',
    printSizeCm: 5,
    name: 'menus:playlist.name',
    result: 'solutions:results.playlist',
    create: 'create:audio',
    texts: solutionTexts('playlist', { benefits: 3, blocks: 6 }),
  },
  {
    id: 'pdf',
    qrType: 'pdf',
    pageTypeId: 'pdf',
    sampleId: 'pdf-manual',
    isPageless: false,
    group: 'events-engagement',
    isHidden: false,
    hashAliases: ['pdf'],
    relatedIds: ['video', 'smart-label', 'inventory'],
    icon: 'file-text',
    object: 'leaflet',
    stock: 'mist',
    printSizeCm: 2.5,
    name: 'menus:pdf.name',
    result: 'solutions:results.pdf',
    create: 'create:pdf',
    texts: solutionTexts('pdf', { benefits: 3, blocks: 6 }),
  },
]);
