// Written by scripts/build-messages.ts from the files in locales. Do not edit.
import type analytics from '../../../locales/en/analytics.json';
import type claim from '../../../locales/en/claim.json';
import type common from '../../../locales/en/common.json';
import type comparison from '../../../locales/en/comparison.json';
import type contact from '../../../locales/en/contact.json';
import type create from '../../../locales/en/create.json';
import type designer from '../../../locales/en/designer.json';
import type error from '../../../locales/en/error.json';
import type faq from '../../../locales/en/faq.json';
import type features from '../../../locales/en/features.json';
import type footer from '../../../locales/en/footer.json';
import type header from '../../../locales/en/header.json';
import type hero from '../../../locales/en/hero.json';
import type home from '../../../locales/en/home.json';
import type howItWorks from '../../../locales/en/how-it-works.json';
import type menus from '../../../locales/en/menus.json';
import type notFound from '../../../locales/en/not-found.json';
import type pageTypes from '../../../locales/en/page-types.json';
import type preview from '../../../locales/en/preview.json';
import type pricing from '../../../locales/en/pricing.json';
import type print from '../../../locales/en/print.json';
import type printPlanner from '../../../locales/en/print-planner.json';
import type qrcodeType from '../../../locales/en/qrcode-type.json';
import type qrcodeTypeAudio from '../../../locales/en/qrcode-type-audio.json';
import type qrcodeTypeBusiness from '../../../locales/en/qrcode-type-business.json';
import type qrcodeTypeCatalog from '../../../locales/en/qrcode-type-catalog.json';
import type qrcodeTypeCoupon from '../../../locales/en/qrcode-type-coupon.json';
import type qrcodeTypeGallery from '../../../locales/en/qrcode-type-gallery.json';
import type qrcodeTypeGoogleReview from '../../../locales/en/qrcode-type-google-review.json';
import type qrcodeTypeInventory from '../../../locales/en/qrcode-type-inventory.json';
import type qrcodeTypeLinkInBio from '../../../locales/en/qrcode-type-link-in-bio.json';
import type qrcodeTypePdf from '../../../locales/en/qrcode-type-pdf.json';
import type qrcodeTypePetId from '../../../locales/en/qrcode-type-pet-id.json';
import type qrcodeTypeShortUrl from '../../../locales/en/qrcode-type-short-url.json';
import type qrcodeTypeSmartLabel from '../../../locales/en/qrcode-type-smart-label.json';
import type qrcodeTypeVcardPlus from '../../../locales/en/qrcode-type-vcard-plus.json';
import type qrcodeTypeVideo from '../../../locales/en/qrcode-type-video.json';
import type qrcodeTypes from '../../../locales/en/qrcode-types.json';
import type sampleAudio from '../../../locales/en/sample-audio.json';
import type sampleBusiness from '../../../locales/en/sample-business.json';
import type sampleCatalog from '../../../locales/en/sample-catalog.json';
import type sampleCoupon from '../../../locales/en/sample-coupon.json';
import type sampleFeedback from '../../../locales/en/sample-feedback.json';
import type sampleGallery from '../../../locales/en/sample-gallery.json';
import type sampleGoogleReview from '../../../locales/en/sample-google-review.json';
import type sampleInventory from '../../../locales/en/sample-inventory.json';
import type sampleLinkInBio from '../../../locales/en/sample-link-in-bio.json';
import type sampleObjects from '../../../locales/en/sample-objects.json';
import type samplePage from '../../../locales/en/sample-page.json';
import type samplePages from '../../../locales/en/sample-pages.json';
import type samplePdf from '../../../locales/en/sample-pdf.json';
import type samplePetId from '../../../locales/en/sample-pet-id.json';
import type sampleProduct from '../../../locales/en/sample-product.json';
import type sampleShortUrl from '../../../locales/en/sample-short-url.json';
import type sampleSmartLabel from '../../../locales/en/sample-smart-label.json';
import type sampleVcardPlus from '../../../locales/en/sample-vcard-plus.json';
import type sampleVideo from '../../../locales/en/sample-video.json';
import type samples from '../../../locales/en/samples.json';
import type samplesScreen from '../../../locales/en/samples-screen.json';
import type sectionIndex from '../../../locales/en/section-index.json';
import type solution from '../../../locales/en/solution.json';
import type solutionBusinessPage from '../../../locales/en/solution-business-page.json';
import type solutionCatalog from '../../../locales/en/solution-catalog.json';
import type solutionCoupon from '../../../locales/en/solution-coupon.json';
import type solutionFeedback from '../../../locales/en/solution-feedback.json';
import type solutionGallery from '../../../locales/en/solution-gallery.json';
import type solutionGoogleReview from '../../../locales/en/solution-google-review.json';
import type solutionInventory from '../../../locales/en/solution-inventory.json';
import type solutionLinkInBio from '../../../locales/en/solution-link-in-bio.json';
import type solutionPdf from '../../../locales/en/solution-pdf.json';
import type solutionPetId from '../../../locales/en/solution-pet-id.json';
import type solutionPlaylist from '../../../locales/en/solution-playlist.json';
import type solutionProduct from '../../../locales/en/solution-product.json';
import type solutionSmartLabel from '../../../locales/en/solution-smart-label.json';
import type solutionVcardPlus from '../../../locales/en/solution-vcard-plus.json';
import type solutionVideo from '../../../locales/en/solution-video.json';
import type solutionWebsite from '../../../locales/en/solution-website.json';
import type solutions from '../../../locales/en/solutions.json';
import type start from '../../../locales/en/start.json';
import type store from '../../../locales/en/store.json';
import type templates from '../../../locales/en/templates.json';
import type testimonials from '../../../locales/en/testimonials.json';
import type useCasesOverview from '../../../locales/en/use-cases-overview.json';

/**
 * All texts by namespace, as the English files have them: the source of typed message keys. A
 * namespace is a section, a flow or a screen.
 */
export interface Messages {
  analytics: typeof analytics;
  claim: typeof claim;
  common: typeof common;
  comparison: typeof comparison;
  contact: typeof contact;
  create: typeof create;
  designer: typeof designer;
  error: typeof error;
  faq: typeof faq;
  features: typeof features;
  footer: typeof footer;
  header: typeof header;
  hero: typeof hero;
  home: typeof home;
  'how-it-works': typeof howItWorks;
  menus: typeof menus;
  'not-found': typeof notFound;
  'page-types': typeof pageTypes;
  preview: typeof preview;
  pricing: typeof pricing;
  print: typeof print;
  'print-planner': typeof printPlanner;
  'qrcode-type': typeof qrcodeType;
  'qrcode-type-audio': typeof qrcodeTypeAudio;
  'qrcode-type-business': typeof qrcodeTypeBusiness;
  'qrcode-type-catalog': typeof qrcodeTypeCatalog;
  'qrcode-type-coupon': typeof qrcodeTypeCoupon;
  'qrcode-type-gallery': typeof qrcodeTypeGallery;
  'qrcode-type-google-review': typeof qrcodeTypeGoogleReview;
  'qrcode-type-inventory': typeof qrcodeTypeInventory;
  'qrcode-type-link-in-bio': typeof qrcodeTypeLinkInBio;
  'qrcode-type-pdf': typeof qrcodeTypePdf;
  'qrcode-type-pet-id': typeof qrcodeTypePetId;
  'qrcode-type-short-url': typeof qrcodeTypeShortUrl;
  'qrcode-type-smart-label': typeof qrcodeTypeSmartLabel;
  'qrcode-type-vcard-plus': typeof qrcodeTypeVcardPlus;
  'qrcode-type-video': typeof qrcodeTypeVideo;
  'qrcode-types': typeof qrcodeTypes;
  'sample-audio': typeof sampleAudio;
  'sample-business': typeof sampleBusiness;
  'sample-catalog': typeof sampleCatalog;
  'sample-coupon': typeof sampleCoupon;
  'sample-feedback': typeof sampleFeedback;
  'sample-gallery': typeof sampleGallery;
  'sample-google-review': typeof sampleGoogleReview;
  'sample-inventory': typeof sampleInventory;
  'sample-link-in-bio': typeof sampleLinkInBio;
  'sample-objects': typeof sampleObjects;
  'sample-page': typeof samplePage;
  'sample-pages': typeof samplePages;
  'sample-pdf': typeof samplePdf;
  'sample-pet-id': typeof samplePetId;
  'sample-product': typeof sampleProduct;
  'sample-short-url': typeof sampleShortUrl;
  'sample-smart-label': typeof sampleSmartLabel;
  'sample-vcard-plus': typeof sampleVcardPlus;
  'sample-video': typeof sampleVideo;
  samples: typeof samples;
  'samples-screen': typeof samplesScreen;
  'section-index': typeof sectionIndex;
  solution: typeof solution;
  'solution-business-page': typeof solutionBusinessPage;
  'solution-catalog': typeof solutionCatalog;
  'solution-coupon': typeof solutionCoupon;
  'solution-feedback': typeof solutionFeedback;
  'solution-gallery': typeof solutionGallery;
  'solution-google-review': typeof solutionGoogleReview;
  'solution-inventory': typeof solutionInventory;
  'solution-link-in-bio': typeof solutionLinkInBio;
  'solution-pdf': typeof solutionPdf;
  'solution-pet-id': typeof solutionPetId;
  'solution-playlist': typeof solutionPlaylist;
  'solution-product': typeof solutionProduct;
  'solution-smart-label': typeof solutionSmartLabel;
  'solution-vcard-plus': typeof solutionVcardPlus;
  'solution-video': typeof solutionVideo;
  'solution-website': typeof solutionWebsite;
  solutions: typeof solutions;
  start: typeof start;
  store: typeof store;
  templates: typeof templates;
  testimonials: typeof testimonials;
  'use-cases-overview': typeof useCasesOverview;
}

/** What loads each file of a language. */
export type Loaders = {
  readonly [Namespace in keyof Messages]: () => Promise<{ default: Messages[Namespace] }>;
};

/** Every namespace there is. */
export const MESSAGE_NAMESPACES: readonly (keyof Messages)[] = [
  'analytics',
  'claim',
  'common',
  'comparison',
  'contact',
  'create',
  'designer',
  'error',
  'faq',
  'features',
  'footer',
  'header',
  'hero',
  'home',
  'how-it-works',
  'menus',
  'not-found',
  'page-types',
  'preview',
  'pricing',
  'print',
  'print-planner',
  'qrcode-type',
  'qrcode-type-audio',
  'qrcode-type-business',
  'qrcode-type-catalog',
  'qrcode-type-coupon',
  'qrcode-type-gallery',
  'qrcode-type-google-review',
  'qrcode-type-inventory',
  'qrcode-type-link-in-bio',
  'qrcode-type-pdf',
  'qrcode-type-pet-id',
  'qrcode-type-short-url',
  'qrcode-type-smart-label',
  'qrcode-type-vcard-plus',
  'qrcode-type-video',
  'qrcode-types',
  'sample-audio',
  'sample-business',
  'sample-catalog',
  'sample-coupon',
  'sample-feedback',
  'sample-gallery',
  'sample-google-review',
  'sample-inventory',
  'sample-link-in-bio',
  'sample-objects',
  'sample-page',
  'sample-pages',
  'sample-pdf',
  'sample-pet-id',
  'sample-product',
  'sample-short-url',
  'sample-smart-label',
  'sample-vcard-plus',
  'sample-video',
  'samples',
  'samples-screen',
  'section-index',
  'solution',
  'solution-business-page',
  'solution-catalog',
  'solution-coupon',
  'solution-feedback',
  'solution-gallery',
  'solution-google-review',
  'solution-inventory',
  'solution-link-in-bio',
  'solution-pdf',
  'solution-pet-id',
  'solution-playlist',
  'solution-product',
  'solution-smart-label',
  'solution-vcard-plus',
  'solution-video',
  'solution-website',
  'solutions',
  'start',
  'store',
  'templates',
  'testimonials',
  'use-cases-overview',
];
