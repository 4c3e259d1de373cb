import type { PageTypeId } from './page-type-ids.ts';
import type { IconName } from '../icon-name.ts';
import { deepFreeze } from '../internal/deep-freeze.ts';
import type { MessageKey } from '../messages/keys.ts';
import type { SampleId } from '../samples/claimed-paths.ts';
import type { SolutionId } from '../solutions/solution-ids.ts';
import type { TemplateKey } from '../templates/qr-type.ts';

/** Subject of a page type: the filters of `/qrcode-types`. */
export type PageTypeCategory = 'people' | 'places' | 'things' | 'offers' | 'media' | 'link';

/** A page type: a kind of code with a tab on the home page. */
export interface PageType {
  /** QR type in the URLs of the app host, and last segment of `/qrcode-types/{targetId}`. */
  readonly id: PageTypeId;
  /** Target of the link "Learn more". */
  readonly solutionId: SolutionId;
  /** Sample shown on the tab. */
  readonly sampleId: SampleId;
  /** Key of its templates in the catalogue; absent on a pageless type. */
  readonly templateKey?: TemplateKey | undefined;
  /** Whether the code leads to a URL of the visitor's own instead of a page, so that no template applies. */
  readonly isPageless: boolean;
  readonly category: PageTypeCategory;
  readonly icon: IconName;
  /** Side of the pattern at its usual scanning distance, in centimetres. */
  readonly printSizeCm: number;
  readonly title: MessageKey<'page-types'>;
  readonly description: MessageKey<'page-types'>;
  /** Three or four; none for Google Review. */
  readonly benefits: readonly MessageKey<'page-types'>[];
  /** Note beside the create button. */
  readonly note?: MessageKey<'page-types'> | undefined;
  /** Label of the create button. */
  readonly create: MessageKey<'create'>;
  /** One-line description for a card. */
  readonly line: MessageKey<'qrcode-types'>;
  /** Suggested places for the print, for a table. */
  readonly place: MessageKey<'qrcode-types'>;
  /** Suggested words to print beside the code; takes `address` where the message names one. */
  readonly words: MessageKey<'qrcode-types'>;
  /** Sentence that offers the type when the chooser suggests another one first. */
  readonly alternative: MessageKey<'qrcode-types'>;
}

/** The fourteen page types in the order of their tabs. */
export const PAGE_TYPES: readonly PageType[] = /* @__PURE__ */ deepFreeze<readonly PageType[]>([
  {
    id: 'vcard-plus',
    solutionId: 'vcard-plus',
    sampleId: 'vcard-white',
    templateKey: 'vcard+',
    isPageless: false,
    category: 'people',
    icon: 'contact',
    printSizeCm: 2,
    title: 'page-types:vcardPlus.title',
    description: 'page-types:vcardPlus.description',
    benefits: [
      'page-types:vcardPlus.benefits.first',
      'page-types:vcardPlus.benefits.second',
      'page-types:vcardPlus.benefits.third',
      'page-types:vcardPlus.benefits.fourth',
    ],
    create: 'create:vcardPlus',
    line: 'qrcode-types:lines.vcardPlus',
    place: 'qrcode-types:table.places.vcardPlus',
    words: 'qrcode-types:table.words.vcardPlus',
    alternative: 'qrcode-types:chooser.or.vcardPlus',
  },
  {
    id: 'short-url',
    solutionId: 'website',
    sampleId: 'website',
    isPageless: true,
    category: 'link',
    icon: 'globe',
    printSizeCm: 2,
    title: 'page-types:shortUrl.title',
    description: 'page-types:shortUrl.description',
    benefits: [
      'page-types:shortUrl.benefits.first',
      'page-types:shortUrl.benefits.second',
      'page-types:shortUrl.benefits.third',
    ],
    create: 'create:shortUrl',
    line: 'qrcode-types:lines.shortUrl',
    place: 'qrcode-types:table.places.shortUrl',
    words: 'qrcode-types:table.words.shortUrl',
    alternative: 'qrcode-types:chooser.or.shortUrl',
  },
  {
    id: 'google-review',
    solutionId: 'google-review',
    sampleId: 'google',
    isPageless: true,
    category: 'link',
    icon: 'star',
    printSizeCm: 3,
    title: 'page-types:googleReview.title',
    description: 'page-types:googleReview.description',
    benefits: [],
    note: 'page-types:googleReview.note',
    create: 'create:googleReview',
    line: 'qrcode-types:lines.googleReview',
    place: 'qrcode-types:table.places.googleReview',
    words: 'qrcode-types:table.words.googleReview',
    alternative: 'qrcode-types:chooser.or.googleReview',
  },
  {
    id: 'business',
    solutionId: 'business-page',
    sampleId: 'business-realtor',
    templateKey: 'business',
    isPageless: false,
    category: 'places',
    icon: 'store',
    printSizeCm: 4,
    title: 'page-types:business.title',
    description: 'page-types:business.description',
    benefits: [
      'page-types:business.benefits.first',
      'page-types:business.benefits.second',
      'page-types:business.benefits.third',
      'page-types:business.benefits.fourth',
    ],
    create: 'create:business',
    line: 'qrcode-types:lines.business',
    place: 'qrcode-types:table.places.business',
    words: 'qrcode-types:table.words.business',
    alternative: 'qrcode-types:chooser.or.business',
  },
  {
    id: 'link-in-bio',
    solutionId: 'link-in-bio',
    sampleId: 'link-photo',
    templateKey: 'link',
    isPageless: false,
    category: 'people',
    icon: 'link',
    printSizeCm: 3,
    title: 'page-types:linkInBio.title',
    description: 'page-types:linkInBio.description',
    benefits: [
      'page-types:linkInBio.benefits.first',
      'page-types:linkInBio.benefits.second',
      'page-types:linkInBio.benefits.third',
    ],
    create: 'create:linkInBio',
    line: 'qrcode-types:lines.linkInBio',
    place: 'qrcode-types:table.places.linkInBio',
    words: 'qrcode-types:table.words.linkInBio',
    alternative: 'qrcode-types:chooser.or.linkInBio',
  },
  {
    id: 'gallery',
    solutionId: 'gallery',
    sampleId: 'gallery-wall',
    templateKey: 'gallery',
    isPageless: false,
    category: 'media',
    icon: 'images',
    printSizeCm: 5,
    title: 'page-types:gallery.title',
    description: 'page-types:gallery.description',
    benefits: [
      'page-types:gallery.benefits.first',
      'page-types:gallery.benefits.second',
      'page-types:gallery.benefits.third',
    ],
    create: 'create:gallery',
    line: 'qrcode-types:lines.gallery',
    place: 'qrcode-types:table.places.gallery',
    words: 'qrcode-types:table.words.gallery',
    alternative: 'qrcode-types:chooser.or.gallery',
  },
  {
    id: 'pdf',
    solutionId: 'pdf',
    sampleId: 'pdf-manual',
    templateKey: 'pdf',
    isPageless: false,
    category: 'media',
    icon: 'file-text',
    printSizeCm: 2.5,
    title: 'page-types:pdf.title',
    description: 'page-types:pdf.description',
    benefits: [
      'page-types:pdf.benefits.first',
      'page-types:pdf.benefits.second',
      'page-types:pdf.benefits.third',
    ],
    create: 'create:pdf',
    line: 'qrcode-types:lines.pdf',
    place: 'qrcode-types:table.places.pdf',
    words: 'qrcode-types:table.words.pdf',
    alternative: 'qrcode-types:chooser.or.pdf',
  },
  {
    id: 'pet-id',
    solutionId: 'pet-id',
    sampleId: 'pet-dog',
    templateKey: 'petId',
    isPageless: false,
    category: 'things',
    icon: 'paw-print',
    printSizeCm: 2,
    title: 'page-types:petId.title',
    description: 'page-types:petId.description',
    benefits: [
      'page-types:petId.benefits.first',
      'page-types:petId.benefits.second',
      'page-types:petId.benefits.third',
      'page-types:petId.benefits.fourth',
    ],
    create: 'create:petId',
    line: 'qrcode-types:lines.petId',
    place: 'qrcode-types:table.places.petId',
    words: 'qrcode-types:table.words.petId',
    alternative: 'qrcode-types:chooser.or.petId',
  },
  {
    id: 'catalog',
    solutionId: 'catalog',
    sampleId: 'sales-menu',
    templateKey: 'sales',
    isPageless: false,
    category: 'offers',
    icon: 'book-open',
    printSizeCm: 3,
    title: 'page-types:catalog.title',
    description: 'page-types:catalog.description',
    benefits: [
      'page-types:catalog.benefits.first',
      'page-types:catalog.benefits.second',
      'page-types:catalog.benefits.third',
    ],
    create: 'create:catalog',
    line: 'qrcode-types:lines.catalog',
    place: 'qrcode-types:table.places.catalog',
    words: 'qrcode-types:table.words.catalog',
    alternative: 'qrcode-types:chooser.or.catalog',
  },
  {
    id: 'smart-label',
    solutionId: 'smart-label',
    sampleId: 'label-food',
    templateKey: 'linkedLabel',
    isPageless: false,
    category: 'things',
    icon: 'tag',
    printSizeCm: 2,
    title: 'page-types:smartLabel.title',
    description: 'page-types:smartLabel.description',
    benefits: [
      'page-types:smartLabel.benefits.first',
      'page-types:smartLabel.benefits.second',
      'page-types:smartLabel.benefits.third',
    ],
    create: 'create:smartLabel',
    line: 'qrcode-types:lines.smartLabel',
    place: 'qrcode-types:table.places.smartLabel',
    words: 'qrcode-types:table.words.smartLabel',
    alternative: 'qrcode-types:chooser.or.smartLabel',
  },
  {
    id: 'inventory',
    solutionId: 'inventory',
    sampleId: 'inventory-tool',
    templateKey: 'inventory',
    isPageless: false,
    category: 'things',
    icon: 'boxes',
    printSizeCm: 2,
    title: 'page-types:inventory.title',
    description: 'page-types:inventory.description',
    benefits: [
      'page-types:inventory.benefits.first',
      'page-types:inventory.benefits.second',
      'page-types:inventory.benefits.third',
    ],
    note: 'page-types:inventory.note',
    create: 'create:inventory',
    line: 'qrcode-types:lines.inventory',
    place: 'qrcode-types:table.places.inventory',
    words: 'qrcode-types:table.words.inventory',
    alternative: 'qrcode-types:chooser.or.inventory',
  },
  {
    id: 'coupon',
    solutionId: 'coupon',
    sampleId: 'coupon-two-for-one',
    templateKey: 'coupon',
    isPageless: false,
    category: 'offers',
    icon: 'ticket',
    printSizeCm: 3,
    title: 'page-types:coupon.title',
    description: 'page-types:coupon.description',
    benefits: [
      'page-types:coupon.benefits.first',
      'page-types:coupon.benefits.second',
      'page-types:coupon.benefits.third',
    ],
    note: 'page-types:coupon.note',
    create: 'create:coupon',
    line: 'qrcode-types:lines.coupon',
    place: 'qrcode-types:table.places.coupon',
    words: 'qrcode-types:table.words.coupon',
    alternative: 'qrcode-types:chooser.or.coupon',
  },
  {
    id: 'video',
    solutionId: 'video',
    sampleId: 'video-how-to',
    templateKey: 'video',
    isPageless: false,
    category: 'media',
    icon: 'clapperboard',
    printSizeCm: 4,
    title: 'page-types:video.title',
    description: 'page-types:video.description',
    benefits: [
      'page-types:video.benefits.first',
      'page-types:video.benefits.second',
      'page-types:video.benefits.third',
    ],
    create: 'create:video',
    line: 'qrcode-types:lines.video',
    place: 'qrcode-types:table.places.video',
    words: 'qrcode-types:table.words.video',
    alternative: 'qrcode-types:chooser.or.video',
  },
  {
    id: 'audio',
    solutionId: 'playlist',
    sampleId: 'audio-episode',
    templateKey: 'audio',
    isPageless: false,
    category: 'media',
    icon: 'list-music',
    printSizeCm: 5,
    title: 'page-types:audio.title',
    description: 'page-types:audio.description',
    benefits: [
      'page-types:audio.benefits.first',
      'page-types:audio.benefits.second',
      'page-types:audio.benefits.third',
    ],
    create: 'create:audio',
    line: 'qrcode-types:lines.audio',
    place: 'qrcode-types:table.places.audio',
    words: 'qrcode-types:table.words.audio',
    alternative: 'qrcode-types:chooser.or.audio',
  },
]);

/** Finds a page type by id, ignoring case. */
export function findPageType(id: string): PageType | undefined {
  return PAGE_TYPES.find((pageType) => pageType.id === id.toLowerCase());
}
