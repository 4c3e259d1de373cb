// Written by scripts/build-messages.ts from the files in locales. Do not edit.
import type { Locale } from '../locales.ts';
import type analytics from '../../locales/en/analytics.json';
import type claim from '../../locales/en/claim.json';
import type common from '../../locales/en/common.json';
import type comparison from '../../locales/en/comparison.json';
import type contact from '../../locales/en/contact.json';
import type create from '../../locales/en/create.json';
import type designer from '../../locales/en/designer.json';
import type error from '../../locales/en/error.json';
import type faq from '../../locales/en/faq.json';
import type features from '../../locales/en/features.json';
import type footer from '../../locales/en/footer.json';
import type header from '../../locales/en/header.json';
import type hero from '../../locales/en/hero.json';
import type home from '../../locales/en/home.json';
import type howItWorks from '../../locales/en/how-it-works.json';
import type menus from '../../locales/en/menus.json';
import type notFound from '../../locales/en/not-found.json';
import type pageTypes from '../../locales/en/page-types.json';
import type preview from '../../locales/en/preview.json';
import type pricing from '../../locales/en/pricing.json';
import type print from '../../locales/en/print.json';
import type printPlanner from '../../locales/en/print-planner.json';
import type qrcodeType from '../../locales/en/qrcode-type.json';
import type qrcodeTypeAudio from '../../locales/en/qrcode-type-audio.json';
import type qrcodeTypeBusiness from '../../locales/en/qrcode-type-business.json';
import type qrcodeTypeCatalog from '../../locales/en/qrcode-type-catalog.json';
import type qrcodeTypeCoupon from '../../locales/en/qrcode-type-coupon.json';
import type qrcodeTypeGallery from '../../locales/en/qrcode-type-gallery.json';
import type qrcodeTypeGoogleReview from '../../locales/en/qrcode-type-google-review.json';
import type qrcodeTypeInventory from '../../locales/en/qrcode-type-inventory.json';
import type qrcodeTypeLinkInBio from '../../locales/en/qrcode-type-link-in-bio.json';
import type qrcodeTypePdf from '../../locales/en/qrcode-type-pdf.json';
import type qrcodeTypePetId from '../../locales/en/qrcode-type-pet-id.json';
import type qrcodeTypeShortUrl from '../../locales/en/qrcode-type-short-url.json';
import type qrcodeTypeSmartLabel from '../../locales/en/qrcode-type-smart-label.json';
import type qrcodeTypeVcardPlus from '../../locales/en/qrcode-type-vcard-plus.json';
import type qrcodeTypeVideo from '../../locales/en/qrcode-type-video.json';
import type qrcodeTypes from '../../locales/en/qrcode-types.json';
import type sampleAudio from '../../locales/en/sample-audio.json';
import type sampleBusiness from '../../locales/en/sample-business.json';
import type sampleCatalog from '../../locales/en/sample-catalog.json';
import type sampleCoupon from '../../locales/en/sample-coupon.json';
import type sampleFeedback from '../../locales/en/sample-feedback.json';
import type sampleGallery from '../../locales/en/sample-gallery.json';
import type sampleGoogleReview from '../../locales/en/sample-google-review.json';
import type sampleInventory from '../../locales/en/sample-inventory.json';
import type sampleLinkInBio from '../../locales/en/sample-link-in-bio.json';
import type sampleObjects from '../../locales/en/sample-objects.json';
import type samplePage from '../../locales/en/sample-page.json';
import type samplePages from '../../locales/en/sample-pages.json';
import type samplePdf from '../../locales/en/sample-pdf.json';
import type samplePetId from '../../locales/en/sample-pet-id.json';
import type sampleProduct from '../../locales/en/sample-product.json';
import type sampleShortUrl from '../../locales/en/sample-short-url.json';
import type sampleSmartLabel from '../../locales/en/sample-smart-label.json';
import type sampleVcardPlus from '../../locales/en/sample-vcard-plus.json';
import type sampleVideo from '../../locales/en/sample-video.json';
import type samples from '../../locales/en/samples.json';
import type samplesScreen from '../../locales/en/samples-screen.json';
import type sectionIndex from '../../locales/en/section-index.json';
import type solution from '../../locales/en/solution.json';
import type solutionBusinessPage from '../../locales/en/solution-business-page.json';
import type solutionCatalog from '../../locales/en/solution-catalog.json';
import type solutionCoupon from '../../locales/en/solution-coupon.json';
import type solutionFeedback from '../../locales/en/solution-feedback.json';
import type solutionGallery from '../../locales/en/solution-gallery.json';
import type solutionGoogleReview from '../../locales/en/solution-google-review.json';
import type solutionInventory from '../../locales/en/solution-inventory.json';
import type solutionLinkInBio from '../../locales/en/solution-link-in-bio.json';
import type solutionPdf from '../../locales/en/solution-pdf.json';
import type solutionPetId from '../../locales/en/solution-pet-id.json';
import type solutionPlaylist from '../../locales/en/solution-playlist.json';
import type solutionProduct from '../../locales/en/solution-product.json';
import type solutionSmartLabel from '../../locales/en/solution-smart-label.json';
import type solutionVcardPlus from '../../locales/en/solution-vcard-plus.json';
import type solutionVideo from '../../locales/en/solution-video.json';
import type solutionWebsite from '../../locales/en/solution-website.json';
import type solutions from '../../locales/en/solutions.json';
import type start from '../../locales/en/start.json';
import type store from '../../locales/en/store.json';
import type templates from '../../locales/en/templates.json';
import type testimonials from '../../locales/en/testimonials.json';
import type useCasesOverview from '../../locales/en/use-cases-overview.json';

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

type Loaders = {
  readonly [Namespace in keyof Messages]: () => Promise<{ default: Messages[Namespace] }>;
};

/** What loads each file. */
export const LOADERS: Readonly<Record<Locale, Loaders>> = {
  en: {
    analytics: () => import('../../locales/en/analytics.json'),
    claim: () => import('../../locales/en/claim.json'),
    common: () => import('../../locales/en/common.json'),
    comparison: () => import('../../locales/en/comparison.json'),
    contact: () => import('../../locales/en/contact.json'),
    create: () => import('../../locales/en/create.json'),
    designer: () => import('../../locales/en/designer.json'),
    error: () => import('../../locales/en/error.json'),
    faq: () => import('../../locales/en/faq.json'),
    features: () => import('../../locales/en/features.json'),
    footer: () => import('../../locales/en/footer.json'),
    header: () => import('../../locales/en/header.json'),
    hero: () => import('../../locales/en/hero.json'),
    home: () => import('../../locales/en/home.json'),
    'how-it-works': () => import('../../locales/en/how-it-works.json'),
    menus: () => import('../../locales/en/menus.json'),
    'not-found': () => import('../../locales/en/not-found.json'),
    'page-types': () => import('../../locales/en/page-types.json'),
    preview: () => import('../../locales/en/preview.json'),
    pricing: () => import('../../locales/en/pricing.json'),
    print: () => import('../../locales/en/print.json'),
    'print-planner': () => import('../../locales/en/print-planner.json'),
    'qrcode-type': () => import('../../locales/en/qrcode-type.json'),
    'qrcode-type-audio': () => import('../../locales/en/qrcode-type-audio.json'),
    'qrcode-type-business': () => import('../../locales/en/qrcode-type-business.json'),
    'qrcode-type-catalog': () => import('../../locales/en/qrcode-type-catalog.json'),
    'qrcode-type-coupon': () => import('../../locales/en/qrcode-type-coupon.json'),
    'qrcode-type-gallery': () => import('../../locales/en/qrcode-type-gallery.json'),
    'qrcode-type-google-review': () => import('../../locales/en/qrcode-type-google-review.json'),
    'qrcode-type-inventory': () => import('../../locales/en/qrcode-type-inventory.json'),
    'qrcode-type-link-in-bio': () => import('../../locales/en/qrcode-type-link-in-bio.json'),
    'qrcode-type-pdf': () => import('../../locales/en/qrcode-type-pdf.json'),
    'qrcode-type-pet-id': () => import('../../locales/en/qrcode-type-pet-id.json'),
    'qrcode-type-short-url': () => import('../../locales/en/qrcode-type-short-url.json'),
    'qrcode-type-smart-label': () => import('../../locales/en/qrcode-type-smart-label.json'),
    'qrcode-type-vcard-plus': () => import('../../locales/en/qrcode-type-vcard-plus.json'),
    'qrcode-type-video': () => import('../../locales/en/qrcode-type-video.json'),
    'qrcode-types': () => import('../../locales/en/qrcode-types.json'),
    'sample-audio': () => import('../../locales/en/sample-audio.json'),
    'sample-business': () => import('../../locales/en/sample-business.json'),
    'sample-catalog': () => import('../../locales/en/sample-catalog.json'),
    'sample-coupon': () => import('../../locales/en/sample-coupon.json'),
    'sample-feedback': () => import('../../locales/en/sample-feedback.json'),
    'sample-gallery': () => import('../../locales/en/sample-gallery.json'),
    'sample-google-review': () => import('../../locales/en/sample-google-review.json'),
    'sample-inventory': () => import('../../locales/en/sample-inventory.json'),
    'sample-link-in-bio': () => import('../../locales/en/sample-link-in-bio.json'),
    'sample-objects': () => import('../../locales/en/sample-objects.json'),
    'sample-page': () => import('../../locales/en/sample-page.json'),
    'sample-pages': () => import('../../locales/en/sample-pages.json'),
    'sample-pdf': () => import('../../locales/en/sample-pdf.json'),
    'sample-pet-id': () => import('../../locales/en/sample-pet-id.json'),
    'sample-product': () => import('../../locales/en/sample-product.json'),
    'sample-short-url': () => import('../../locales/en/sample-short-url.json'),
    'sample-smart-label': () => import('../../locales/en/sample-smart-label.json'),
    'sample-vcard-plus': () => import('../../locales/en/sample-vcard-plus.json'),
    'sample-video': () => import('../../locales/en/sample-video.json'),
    samples: () => import('../../locales/en/samples.json'),
    'samples-screen': () => import('../../locales/en/samples-screen.json'),
    'section-index': () => import('../../locales/en/section-index.json'),
    solution: () => import('../../locales/en/solution.json'),
    'solution-business-page': () => import('../../locales/en/solution-business-page.json'),
    'solution-catalog': () => import('../../locales/en/solution-catalog.json'),
    'solution-coupon': () => import('../../locales/en/solution-coupon.json'),
    'solution-feedback': () => import('../../locales/en/solution-feedback.json'),
    'solution-gallery': () => import('../../locales/en/solution-gallery.json'),
    'solution-google-review': () => import('../../locales/en/solution-google-review.json'),
    'solution-inventory': () => import('../../locales/en/solution-inventory.json'),
    'solution-link-in-bio': () => import('../../locales/en/solution-link-in-bio.json'),
    'solution-pdf': () => import('../../locales/en/solution-pdf.json'),
    'solution-pet-id': () => import('../../locales/en/solution-pet-id.json'),
    'solution-playlist': () => import('../../locales/en/solution-playlist.json'),
    'solution-product': () => import('../../locales/en/solution-product.json'),
    'solution-smart-label': () => import('../../locales/en/solution-smart-label.json'),
    'solution-vcard-plus': () => import('../../locales/en/solution-vcard-plus.json'),
    'solution-video': () => import('../../locales/en/solution-video.json'),
    'solution-website': () => import('../../locales/en/solution-website.json'),
    solutions: () => import('../../locales/en/solutions.json'),
    start: () => import('../../locales/en/start.json'),
    store: () => import('../../locales/en/store.json'),
    templates: () => import('../../locales/en/templates.json'),
    testimonials: () => import('../../locales/en/testimonials.json'),
    'use-cases-overview': () => import('../../locales/en/use-cases-overview.json'),
  },
  es: {
    analytics: () => import('../../locales/es/analytics.json'),
    claim: () => import('../../locales/es/claim.json'),
    common: () => import('../../locales/es/common.json'),
    comparison: () => import('../../locales/es/comparison.json'),
    contact: () => import('../../locales/es/contact.json'),
    create: () => import('../../locales/es/create.json'),
    designer: () => import('../../locales/es/designer.json'),
    error: () => import('../../locales/es/error.json'),
    faq: () => import('../../locales/es/faq.json'),
    features: () => import('../../locales/es/features.json'),
    footer: () => import('../../locales/es/footer.json'),
    header: () => import('../../locales/es/header.json'),
    hero: () => import('../../locales/es/hero.json'),
    home: () => import('../../locales/es/home.json'),
    'how-it-works': () => import('../../locales/es/how-it-works.json'),
    menus: () => import('../../locales/es/menus.json'),
    'not-found': () => import('../../locales/es/not-found.json'),
    'page-types': () => import('../../locales/es/page-types.json'),
    preview: () => import('../../locales/es/preview.json'),
    pricing: () => import('../../locales/es/pricing.json'),
    print: () => import('../../locales/es/print.json'),
    'print-planner': () => import('../../locales/es/print-planner.json'),
    'qrcode-type': () => import('../../locales/es/qrcode-type.json'),
    'qrcode-type-audio': () => import('../../locales/es/qrcode-type-audio.json'),
    'qrcode-type-business': () => import('../../locales/es/qrcode-type-business.json'),
    'qrcode-type-catalog': () => import('../../locales/es/qrcode-type-catalog.json'),
    'qrcode-type-coupon': () => import('../../locales/es/qrcode-type-coupon.json'),
    'qrcode-type-gallery': () => import('../../locales/es/qrcode-type-gallery.json'),
    'qrcode-type-google-review': () => import('../../locales/es/qrcode-type-google-review.json'),
    'qrcode-type-inventory': () => import('../../locales/es/qrcode-type-inventory.json'),
    'qrcode-type-link-in-bio': () => import('../../locales/es/qrcode-type-link-in-bio.json'),
    'qrcode-type-pdf': () => import('../../locales/es/qrcode-type-pdf.json'),
    'qrcode-type-pet-id': () => import('../../locales/es/qrcode-type-pet-id.json'),
    'qrcode-type-short-url': () => import('../../locales/es/qrcode-type-short-url.json'),
    'qrcode-type-smart-label': () => import('../../locales/es/qrcode-type-smart-label.json'),
    'qrcode-type-vcard-plus': () => import('../../locales/es/qrcode-type-vcard-plus.json'),
    'qrcode-type-video': () => import('../../locales/es/qrcode-type-video.json'),
    'qrcode-types': () => import('../../locales/es/qrcode-types.json'),
    'sample-audio': () => import('../../locales/es/sample-audio.json'),
    'sample-business': () => import('../../locales/es/sample-business.json'),
    'sample-catalog': () => import('../../locales/es/sample-catalog.json'),
    'sample-coupon': () => import('../../locales/es/sample-coupon.json'),
    'sample-feedback': () => import('../../locales/es/sample-feedback.json'),
    'sample-gallery': () => import('../../locales/es/sample-gallery.json'),
    'sample-google-review': () => import('../../locales/es/sample-google-review.json'),
    'sample-inventory': () => import('../../locales/es/sample-inventory.json'),
    'sample-link-in-bio': () => import('../../locales/es/sample-link-in-bio.json'),
    'sample-objects': () => import('../../locales/es/sample-objects.json'),
    'sample-page': () => import('../../locales/es/sample-page.json'),
    'sample-pages': () => import('../../locales/es/sample-pages.json'),
    'sample-pdf': () => import('../../locales/es/sample-pdf.json'),
    'sample-pet-id': () => import('../../locales/es/sample-pet-id.json'),
    'sample-product': () => import('../../locales/es/sample-product.json'),
    'sample-short-url': () => import('../../locales/es/sample-short-url.json'),
    'sample-smart-label': () => import('../../locales/es/sample-smart-label.json'),
    'sample-vcard-plus': () => import('../../locales/es/sample-vcard-plus.json'),
    'sample-video': () => import('../../locales/es/sample-video.json'),
    samples: () => import('../../locales/es/samples.json'),
    'samples-screen': () => import('../../locales/es/samples-screen.json'),
    'section-index': () => import('../../locales/es/section-index.json'),
    solution: () => import('../../locales/es/solution.json'),
    'solution-business-page': () => import('../../locales/es/solution-business-page.json'),
    'solution-catalog': () => import('../../locales/es/solution-catalog.json'),
    'solution-coupon': () => import('../../locales/es/solution-coupon.json'),
    'solution-feedback': () => import('../../locales/es/solution-feedback.json'),
    'solution-gallery': () => import('../../locales/es/solution-gallery.json'),
    'solution-google-review': () => import('../../locales/es/solution-google-review.json'),
    'solution-inventory': () => import('../../locales/es/solution-inventory.json'),
    'solution-link-in-bio': () => import('../../locales/es/solution-link-in-bio.json'),
    'solution-pdf': () => import('../../locales/es/solution-pdf.json'),
    'solution-pet-id': () => import('../../locales/es/solution-pet-id.json'),
    'solution-playlist': () => import('../../locales/es/solution-playlist.json'),
    'solution-product': () => import('../../locales/es/solution-product.json'),
    'solution-smart-label': () => import('../../locales/es/solution-smart-label.json'),
    'solution-vcard-plus': () => import('../../locales/es/solution-vcard-plus.json'),
    'solution-video': () => import('../../locales/es/solution-video.json'),
    'solution-website': () => import('../../locales/es/solution-website.json'),
    solutions: () => import('../../locales/es/solutions.json'),
    start: () => import('../../locales/es/start.json'),
    store: () => import('../../locales/es/store.json'),
    templates: () => import('../../locales/es/templates.json'),
    testimonials: () => import('../../locales/es/testimonials.json'),
    'use-cases-overview': () => import('../../locales/es/use-cases-overview.json'),
  },
  fr: {
    analytics: () => import('../../locales/fr/analytics.json'),
    claim: () => import('../../locales/fr/claim.json'),
    common: () => import('../../locales/fr/common.json'),
    comparison: () => import('../../locales/fr/comparison.json'),
    contact: () => import('../../locales/fr/contact.json'),
    create: () => import('../../locales/fr/create.json'),
    designer: () => import('../../locales/fr/designer.json'),
    error: () => import('../../locales/fr/error.json'),
    faq: () => import('../../locales/fr/faq.json'),
    features: () => import('../../locales/fr/features.json'),
    footer: () => import('../../locales/fr/footer.json'),
    header: () => import('../../locales/fr/header.json'),
    hero: () => import('../../locales/fr/hero.json'),
    home: () => import('../../locales/fr/home.json'),
    'how-it-works': () => import('../../locales/fr/how-it-works.json'),
    menus: () => import('../../locales/fr/menus.json'),
    'not-found': () => import('../../locales/fr/not-found.json'),
    'page-types': () => import('../../locales/fr/page-types.json'),
    preview: () => import('../../locales/fr/preview.json'),
    pricing: () => import('../../locales/fr/pricing.json'),
    print: () => import('../../locales/fr/print.json'),
    'print-planner': () => import('../../locales/fr/print-planner.json'),
    'qrcode-type': () => import('../../locales/fr/qrcode-type.json'),
    'qrcode-type-audio': () => import('../../locales/fr/qrcode-type-audio.json'),
    'qrcode-type-business': () => import('../../locales/fr/qrcode-type-business.json'),
    'qrcode-type-catalog': () => import('../../locales/fr/qrcode-type-catalog.json'),
    'qrcode-type-coupon': () => import('../../locales/fr/qrcode-type-coupon.json'),
    'qrcode-type-gallery': () => import('../../locales/fr/qrcode-type-gallery.json'),
    'qrcode-type-google-review': () => import('../../locales/fr/qrcode-type-google-review.json'),
    'qrcode-type-inventory': () => import('../../locales/fr/qrcode-type-inventory.json'),
    'qrcode-type-link-in-bio': () => import('../../locales/fr/qrcode-type-link-in-bio.json'),
    'qrcode-type-pdf': () => import('../../locales/fr/qrcode-type-pdf.json'),
    'qrcode-type-pet-id': () => import('../../locales/fr/qrcode-type-pet-id.json'),
    'qrcode-type-short-url': () => import('../../locales/fr/qrcode-type-short-url.json'),
    'qrcode-type-smart-label': () => import('../../locales/fr/qrcode-type-smart-label.json'),
    'qrcode-type-vcard-plus': () => import('../../locales/fr/qrcode-type-vcard-plus.json'),
    'qrcode-type-video': () => import('../../locales/fr/qrcode-type-video.json'),
    'qrcode-types': () => import('../../locales/fr/qrcode-types.json'),
    'sample-audio': () => import('../../locales/fr/sample-audio.json'),
    'sample-business': () => import('../../locales/fr/sample-business.json'),
    'sample-catalog': () => import('../../locales/fr/sample-catalog.json'),
    'sample-coupon': () => import('../../locales/fr/sample-coupon.json'),
    'sample-feedback': () => import('../../locales/fr/sample-feedback.json'),
    'sample-gallery': () => import('../../locales/fr/sample-gallery.json'),
    'sample-google-review': () => import('../../locales/fr/sample-google-review.json'),
    'sample-inventory': () => import('../../locales/fr/sample-inventory.json'),
    'sample-link-in-bio': () => import('../../locales/fr/sample-link-in-bio.json'),
    'sample-objects': () => import('../../locales/fr/sample-objects.json'),
    'sample-page': () => import('../../locales/fr/sample-page.json'),
    'sample-pages': () => import('../../locales/fr/sample-pages.json'),
    'sample-pdf': () => import('../../locales/fr/sample-pdf.json'),
    'sample-pet-id': () => import('../../locales/fr/sample-pet-id.json'),
    'sample-product': () => import('../../locales/fr/sample-product.json'),
    'sample-short-url': () => import('../../locales/fr/sample-short-url.json'),
    'sample-smart-label': () => import('../../locales/fr/sample-smart-label.json'),
    'sample-vcard-plus': () => import('../../locales/fr/sample-vcard-plus.json'),
    'sample-video': () => import('../../locales/fr/sample-video.json'),
    samples: () => import('../../locales/fr/samples.json'),
    'samples-screen': () => import('../../locales/fr/samples-screen.json'),
    'section-index': () => import('../../locales/fr/section-index.json'),
    solution: () => import('../../locales/fr/solution.json'),
    'solution-business-page': () => import('../../locales/fr/solution-business-page.json'),
    'solution-catalog': () => import('../../locales/fr/solution-catalog.json'),
    'solution-coupon': () => import('../../locales/fr/solution-coupon.json'),
    'solution-feedback': () => import('../../locales/fr/solution-feedback.json'),
    'solution-gallery': () => import('../../locales/fr/solution-gallery.json'),
    'solution-google-review': () => import('../../locales/fr/solution-google-review.json'),
    'solution-inventory': () => import('../../locales/fr/solution-inventory.json'),
    'solution-link-in-bio': () => import('../../locales/fr/solution-link-in-bio.json'),
    'solution-pdf': () => import('../../locales/fr/solution-pdf.json'),
    'solution-pet-id': () => import('../../locales/fr/solution-pet-id.json'),
    'solution-playlist': () => import('../../locales/fr/solution-playlist.json'),
    'solution-product': () => import('../../locales/fr/solution-product.json'),
    'solution-smart-label': () => import('../../locales/fr/solution-smart-label.json'),
    'solution-vcard-plus': () => import('../../locales/fr/solution-vcard-plus.json'),
    'solution-video': () => import('../../locales/fr/solution-video.json'),
    'solution-website': () => import('../../locales/fr/solution-website.json'),
    solutions: () => import('../../locales/fr/solutions.json'),
    start: () => import('../../locales/fr/start.json'),
    store: () => import('../../locales/fr/store.json'),
    templates: () => import('../../locales/fr/templates.json'),
    testimonials: () => import('../../locales/fr/testimonials.json'),
    'use-cases-overview': () => import('../../locales/fr/use-cases-overview.json'),
  },
};
