// Written by scripts/build-messages.ts from the files in locales. Do not edit.
import type analytics from '../../locales/en/analytics.json';
import type announcements from '../../locales/en/announcements.json';
import type beforeYouPrint from '../../locales/en/before-you-print.json';
import type checkACode from '../../locales/en/check-a-code.json';
import type claim from '../../locales/en/claim.json';
import type codeContent from '../../locales/en/code-content.json';
import type common from '../../locales/en/common.json';
import type comparison from '../../locales/en/comparison.json';
import type contact from '../../locales/en/contact.json';
import type create from '../../locales/en/create.json';
import type dates from '../../locales/en/dates.json';
import type designer from '../../locales/en/designer.json';
import type editor from '../../locales/en/editor.json';
import type error from '../../locales/en/error.json';
import type faq from '../../locales/en/faq.json';
import type features from '../../locales/en/features.json';
import type footer from '../../locales/en/footer.json';
import type header from '../../locales/en/header.json';
import type hero from '../../locales/en/hero.json';
import type heroSamples from '../../locales/en/hero-samples.json';
import type home from '../../locales/en/home.json';
import type howItWorks from '../../locales/en/how-it-works.json';
import type landingMuseums from '../../locales/en/landing-museums.json';
import type landingPetOwners from '../../locales/en/landing-pet-owners.json';
import type landingRestaurants from '../../locales/en/landing-restaurants.json';
import type menus from '../../locales/en/menus.json';
import type notFound from '../../locales/en/not-found.json';
import type pageTypes from '../../locales/en/page-types.json';
import type plans from '../../locales/en/plans.json';
import type preview from '../../locales/en/preview.json';
import type pricing from '../../locales/en/pricing.json';
import type print from '../../locales/en/print.json';
import type printKit from '../../locales/en/print-kit.json';
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
import type quality from '../../locales/en/quality.json';
import type sample from '../../locales/en/sample.json';
import type sampleAppsTides from '../../locales/en/sample-apps-tides.json';
import type sampleAudioEpisode from '../../locales/en/sample-audio-episode.json';
import type sampleAudioTour from '../../locales/en/sample-audio-tour.json';
import type sampleBusinessCafe from '../../locales/en/sample-business-cafe.json';
import type sampleBusinessPractice from '../../locales/en/sample-business-practice.json';
import type sampleBusinessRealtor from '../../locales/en/sample-business-realtor.json';
import type sampleBusinessSalon from '../../locales/en/sample-business-salon.json';
import type sampleBusinessWorkshop from '../../locales/en/sample-business-workshop.json';
import type sampleCouponOpening from '../../locales/en/sample-coupon-opening.json';
import type sampleCouponTwoForOne from '../../locales/en/sample-coupon-two-for-one.json';
import type sampleCouponWeekday from '../../locales/en/sample-coupon-weekday.json';
import type sampleCustomBlocks from '../../locales/en/sample-custom-blocks.json';
import type sampleDonationChoir from '../../locales/en/sample-donation-choir.json';
import type sampleDonationShelter from '../../locales/en/sample-donation-shelter.json';
import type sampleFeedbackExit from '../../locales/en/sample-feedback-exit.json';
import type sampleFindMeHere from '../../locales/en/sample-find-me-here.json';
import type sampleGalleryBeforeAndAfter from '../../locales/en/sample-gallery-before-and-after.json';
import type sampleGallerySwipe from '../../locales/en/sample-gallery-swipe.json';
import type sampleGalleryWall from '../../locales/en/sample-gallery-wall.json';
import type sampleGoogle from '../../locales/en/sample-google.json';
import type sampleInventoryBox from '../../locales/en/sample-inventory-box.json';
import type sampleInventoryTool from '../../locales/en/sample-inventory-tool.json';
import type sampleLabelFood from '../../locales/en/sample-label-food.json';
import type sampleLabelTextile from '../../locales/en/sample-label-textile.json';
import type sampleLinkDark from '../../locales/en/sample-link-dark.json';
import type sampleLinkPastel from '../../locales/en/sample-link-pastel.json';
import type sampleLinkPhoto from '../../locales/en/sample-link-photo.json';
import type sampleLinkPlain from '../../locales/en/sample-link-plain.json';
import type samplePdfManual from '../../locales/en/sample-pdf-manual.json';
import type samplePdfProgramme from '../../locales/en/sample-pdf-programme.json';
import type samplePetCat from '../../locales/en/sample-pet-cat.json';
import type samplePetDog from '../../locales/en/sample-pet-dog.json';
import type samplePetQuiet from '../../locales/en/sample-pet-quiet.json';
import type sampleProductKettle from '../../locales/en/sample-product-kettle.json';
import type sampleSalesLookbook from '../../locales/en/sample-sales-lookbook.json';
import type sampleSalesMarketStall from '../../locales/en/sample-sales-market-stall.json';
import type sampleSalesMenu from '../../locales/en/sample-sales-menu.json';
import type sampleSalesPriceList from '../../locales/en/sample-sales-price-list.json';
import type sampleSocialClub from '../../locales/en/sample-social-club.json';
import type sampleSocialCreator from '../../locales/en/sample-social-creator.json';
import type sampleVcardBlack from '../../locales/en/sample-vcard-black.json';
import type sampleVcardClinic from '../../locales/en/sample-vcard-clinic.json';
import type sampleVcardPortrait from '../../locales/en/sample-vcard-portrait.json';
import type sampleVcardStudio from '../../locales/en/sample-vcard-studio.json';
import type sampleVcardWhite from '../../locales/en/sample-vcard-white.json';
import type sampleVideoHowTo from '../../locales/en/sample-video-how-to.json';
import type sampleVideoWelcome from '../../locales/en/sample-video-welcome.json';
import type sampleWebsite from '../../locales/en/sample-website.json';
import type samples from '../../locales/en/samples.json';
import type samplesPage from '../../locales/en/samples-page.json';
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
import type templatePages from '../../locales/en/template-pages.json';
import type templates from '../../locales/en/templates.json';
import type testimonials from '../../locales/en/testimonials.json';
import type useCasesOverview from '../../locales/en/use-cases-overview.json';

/**
 * All messages by namespace, as the English files have them: the source of typed message keys. A
 * namespace is a section, a flow or a page.
 */
export interface Messages {
  analytics: typeof analytics;
  announcements: typeof announcements;
  'before-you-print': typeof beforeYouPrint;
  'check-a-code': typeof checkACode;
  claim: typeof claim;
  'code-content': typeof codeContent;
  common: typeof common;
  comparison: typeof comparison;
  contact: typeof contact;
  create: typeof create;
  dates: typeof dates;
  designer: typeof designer;
  editor: typeof editor;
  error: typeof error;
  faq: typeof faq;
  features: typeof features;
  footer: typeof footer;
  header: typeof header;
  hero: typeof hero;
  'hero-samples': typeof heroSamples;
  home: typeof home;
  'how-it-works': typeof howItWorks;
  'landing-museums': typeof landingMuseums;
  'landing-pet-owners': typeof landingPetOwners;
  'landing-restaurants': typeof landingRestaurants;
  menus: typeof menus;
  'not-found': typeof notFound;
  'page-types': typeof pageTypes;
  plans: typeof plans;
  preview: typeof preview;
  pricing: typeof pricing;
  print: typeof print;
  'print-kit': typeof printKit;
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
  quality: typeof quality;
  sample: typeof sample;
  'sample-apps-tides': typeof sampleAppsTides;
  'sample-audio-episode': typeof sampleAudioEpisode;
  'sample-audio-tour': typeof sampleAudioTour;
  'sample-business-cafe': typeof sampleBusinessCafe;
  'sample-business-practice': typeof sampleBusinessPractice;
  'sample-business-realtor': typeof sampleBusinessRealtor;
  'sample-business-salon': typeof sampleBusinessSalon;
  'sample-business-workshop': typeof sampleBusinessWorkshop;
  'sample-coupon-opening': typeof sampleCouponOpening;
  'sample-coupon-two-for-one': typeof sampleCouponTwoForOne;
  'sample-coupon-weekday': typeof sampleCouponWeekday;
  'sample-custom-blocks': typeof sampleCustomBlocks;
  'sample-donation-choir': typeof sampleDonationChoir;
  'sample-donation-shelter': typeof sampleDonationShelter;
  'sample-feedback-exit': typeof sampleFeedbackExit;
  'sample-find-me-here': typeof sampleFindMeHere;
  'sample-gallery-before-and-after': typeof sampleGalleryBeforeAndAfter;
  'sample-gallery-swipe': typeof sampleGallerySwipe;
  'sample-gallery-wall': typeof sampleGalleryWall;
  'sample-google': typeof sampleGoogle;
  'sample-inventory-box': typeof sampleInventoryBox;
  'sample-inventory-tool': typeof sampleInventoryTool;
  'sample-label-food': typeof sampleLabelFood;
  'sample-label-textile': typeof sampleLabelTextile;
  'sample-link-dark': typeof sampleLinkDark;
  'sample-link-pastel': typeof sampleLinkPastel;
  'sample-link-photo': typeof sampleLinkPhoto;
  'sample-link-plain': typeof sampleLinkPlain;
  'sample-pdf-manual': typeof samplePdfManual;
  'sample-pdf-programme': typeof samplePdfProgramme;
  'sample-pet-cat': typeof samplePetCat;
  'sample-pet-dog': typeof samplePetDog;
  'sample-pet-quiet': typeof samplePetQuiet;
  'sample-product-kettle': typeof sampleProductKettle;
  'sample-sales-lookbook': typeof sampleSalesLookbook;
  'sample-sales-market-stall': typeof sampleSalesMarketStall;
  'sample-sales-menu': typeof sampleSalesMenu;
  'sample-sales-price-list': typeof sampleSalesPriceList;
  'sample-social-club': typeof sampleSocialClub;
  'sample-social-creator': typeof sampleSocialCreator;
  'sample-vcard-black': typeof sampleVcardBlack;
  'sample-vcard-clinic': typeof sampleVcardClinic;
  'sample-vcard-portrait': typeof sampleVcardPortrait;
  'sample-vcard-studio': typeof sampleVcardStudio;
  'sample-vcard-white': typeof sampleVcardWhite;
  'sample-video-how-to': typeof sampleVideoHowTo;
  'sample-video-welcome': typeof sampleVideoWelcome;
  'sample-website': typeof sampleWebsite;
  samples: typeof samples;
  'samples-page': typeof samplesPage;
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
  'template-pages': typeof templatePages;
  templates: typeof templates;
  testimonials: typeof testimonials;
  'use-cases-overview': typeof useCasesOverview;
}

/** Every namespace there is. */
export const MESSAGE_NAMESPACES: readonly (keyof Messages)[] = /* @__PURE__ */ Object.freeze([
  'analytics',
  'announcements',
  'before-you-print',
  'check-a-code',
  'claim',
  'code-content',
  'common',
  'comparison',
  'contact',
  'create',
  'dates',
  'designer',
  'editor',
  'error',
  'faq',
  'features',
  'footer',
  'header',
  'hero',
  'hero-samples',
  'home',
  'how-it-works',
  'landing-museums',
  'landing-pet-owners',
  'landing-restaurants',
  'menus',
  'not-found',
  'page-types',
  'plans',
  'preview',
  'pricing',
  'print',
  'print-kit',
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
  'quality',
  'sample',
  'sample-apps-tides',
  'sample-audio-episode',
  'sample-audio-tour',
  'sample-business-cafe',
  'sample-business-practice',
  'sample-business-realtor',
  'sample-business-salon',
  'sample-business-workshop',
  'sample-coupon-opening',
  'sample-coupon-two-for-one',
  'sample-coupon-weekday',
  'sample-custom-blocks',
  'sample-donation-choir',
  'sample-donation-shelter',
  'sample-feedback-exit',
  'sample-find-me-here',
  'sample-gallery-before-and-after',
  'sample-gallery-swipe',
  'sample-gallery-wall',
  'sample-google',
  'sample-inventory-box',
  'sample-inventory-tool',
  'sample-label-food',
  'sample-label-textile',
  'sample-link-dark',
  'sample-link-pastel',
  'sample-link-photo',
  'sample-link-plain',
  'sample-pdf-manual',
  'sample-pdf-programme',
  'sample-pet-cat',
  'sample-pet-dog',
  'sample-pet-quiet',
  'sample-product-kettle',
  'sample-sales-lookbook',
  'sample-sales-market-stall',
  'sample-sales-menu',
  'sample-sales-price-list',
  'sample-social-club',
  'sample-social-creator',
  'sample-vcard-black',
  'sample-vcard-clinic',
  'sample-vcard-portrait',
  'sample-vcard-studio',
  'sample-vcard-white',
  'sample-video-how-to',
  'sample-video-welcome',
  'sample-website',
  'samples',
  'samples-page',
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
  'template-pages',
  'templates',
  'testimonials',
  'use-cases-overview',
] as const);
