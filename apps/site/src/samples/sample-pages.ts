import type { SamplePageId } from '@waypage/content';
import type { MessageNamespace } from '@waypage/content/messages';
import type { ComponentType } from 'react';

interface SamplePageDefinition {
  readonly namespaces: readonly MessageNamespace[];
  readonly load: () => Promise<{ default: ComponentType }>;
}

const PAGES: Readonly<Record<SamplePageId, SamplePageDefinition>> = {
  'vcard-black': {
    namespaces: ['sample-pages', 'sample-vcard-plus'],
    load: () => import('./vcard-plus/VcardBlack.tsx'),
  },
  'vcard-white': {
    namespaces: ['sample-pages', 'sample-vcard-plus'],
    load: () => import('./vcard-plus/VcardWhite.tsx'),
  },
  'business-realtor': {
    namespaces: ['sample-pages', 'sample-business'],
    load: () => import('./business/RealtorPage.tsx'),
  },
  google: {
    namespaces: ['sample-pages', 'sample-google-review'],
    load: () => import('./google-review/GoogleReviewPage.tsx'),
  },
  website: {
    namespaces: ['sample-short-url'],
    load: () => import('./short-url/WebsitePage.tsx'),
  },
  'link-photo': {
    namespaces: ['sample-link-in-bio'],
    load: () => import('./link-in-bio/PhotoLinksPage.tsx'),
  },
  'gallery-wall': {
    namespaces: ['sample-gallery'],
    load: () => import('./gallery/WallPage.tsx'),
  },
  'pdf-manual': {
    namespaces: ['sample-pdf'],
    load: () => import('./pdf/ManualPage.tsx'),
  },
  'pet-dog': {
    namespaces: ['sample-pet-id'],
    load: () => import('./pet-id/DogPage.tsx'),
  },
  'sales-menu': {
    namespaces: ['sample-catalog'],
    load: () => import('./catalog/MenuPage.tsx'),
  },
  'label-food': {
    namespaces: ['sample-smart-label'],
    load: () => import('./smart-label/FoodLabelPage.tsx'),
  },
  'inventory-tool': {
    namespaces: ['sample-inventory'],
    load: () => import('./inventory/ToolPage.tsx'),
  },
  'coupon-two-for-one': {
    namespaces: ['sample-coupon'],
    load: () => import('./coupon/TwoForOnePage.tsx'),
  },
  'video-how-to': {
    namespaces: ['sample-video'],
    load: () => import('./video/HowToPage.tsx'),
  },
  'audio-episode': {
    namespaces: ['sample-audio'],
    load: () => import('./audio/EpisodePage.tsx'),
  },
  'product-kettle': {
    namespaces: ['sample-product'],
    load: () => import('./product/KettlePage.tsx'),
  },
  'feedback-exit': {
    namespaces: ['sample-feedback'],
    load: () => import('./feedback/ExitPage.tsx'),
  },
  'vcard-portrait': {
    namespaces: ['template-pages', 'sample-vcard-portrait'],
    load: () => import('./vcard-plus/PortraitPage.tsx'),
  },
  'vcard-clinic': {
    namespaces: ['template-pages', 'sample-vcard-clinic'],
    load: () => import('./vcard-plus/ClinicPage.tsx'),
  },
  'vcard-studio': {
    namespaces: ['template-pages', 'sample-vcard-studio'],
    load: () => import('./vcard-plus/StudioPage.tsx'),
  },
  'business-cafe': {
    namespaces: ['template-pages', 'sample-business-cafe'],
    load: () => import('./business/CafePage.tsx'),
  },
  'business-workshop': {
    namespaces: ['template-pages', 'sample-business-workshop'],
    load: () => import('./business/WorkshopPage.tsx'),
  },
  'business-salon': {
    namespaces: ['template-pages', 'sample-business-salon'],
    load: () => import('./business/SalonPage.tsx'),
  },
  'business-practice': {
    namespaces: ['template-pages', 'sample-business-practice'],
    load: () => import('./business/PracticePage.tsx'),
  },
  'link-plain': {
    namespaces: ['template-pages', 'sample-link-plain'],
    load: () => import('./link-in-bio/PlainLinksPage.tsx'),
  },
  'link-dark': {
    namespaces: ['template-pages', 'sample-link-dark'],
    load: () => import('./link-in-bio/DarkLinksPage.tsx'),
  },
  'link-pastel': {
    namespaces: ['template-pages', 'sample-link-pastel'],
    load: () => import('./link-in-bio/PastelLinksPage.tsx'),
  },
  'gallery-swipe': {
    namespaces: ['template-pages', 'sample-gallery-swipe'],
    load: () => import('./gallery/SwipePage.tsx'),
  },
  'gallery-before-and-after': {
    namespaces: ['template-pages', 'sample-gallery-before-and-after'],
    load: () => import('./gallery/BeforeAndAfterPage.tsx'),
  },
  'pdf-programme': {
    namespaces: ['template-pages', 'sample-pdf-programme'],
    load: () => import('./pdf/ProgrammePage.tsx'),
  },
  'pet-cat': {
    namespaces: ['template-pages', 'sample-pet-cat'],
    load: () => import('./pet-id/CatPage.tsx'),
  },
  'pet-quiet': {
    namespaces: ['template-pages', 'sample-pet-quiet'],
    load: () => import('./pet-id/QuietPage.tsx'),
  },
  'sales-price-list': {
    namespaces: ['template-pages', 'sample-sales-price-list'],
    load: () => import('./catalog/PriceListPage.tsx'),
  },
  'sales-market-stall': {
    namespaces: ['template-pages', 'sample-sales-market-stall'],
    load: () => import('./sales/MarketStallPage.tsx'),
  },
  'sales-lookbook': {
    namespaces: ['template-pages', 'sample-sales-lookbook'],
    load: () => import('./sales/LookbookPage.tsx'),
  },
  'apps-tides': {
    namespaces: ['template-pages', 'sample-apps-tides'],
    load: () => import('./apps/TidesPage.tsx'),
  },
  'label-textile': {
    namespaces: ['template-pages', 'sample-label-textile'],
    load: () => import('./smart-label/TextileLabelPage.tsx'),
  },
  'inventory-box': {
    namespaces: ['template-pages', 'sample-inventory-box'],
    load: () => import('./inventory/BoxPage.tsx'),
  },
  'coupon-opening': {
    namespaces: ['template-pages', 'sample-coupon-opening'],
    load: () => import('./coupon/OpeningPage.tsx'),
  },
  'coupon-weekday': {
    namespaces: ['template-pages', 'sample-coupon-weekday'],
    load: () => import('./coupon/WeekdayPage.tsx'),
  },
  'video-welcome': {
    namespaces: ['template-pages', 'sample-video-welcome'],
    load: () => import('./video/WelcomePage.tsx'),
  },
  'audio-tour': {
    namespaces: ['template-pages', 'sample-audio-tour'],
    load: () => import('./audio/TourPage.tsx'),
  },
  'social-creator': {
    namespaces: ['template-pages', 'sample-social-creator'],
    load: () => import('./social/CreatorPage.tsx'),
  },
  'social-club': {
    namespaces: ['template-pages', 'sample-social-club'],
    load: () => import('./social/ClubPage.tsx'),
  },
  'find-me-here': {
    namespaces: ['template-pages', 'sample-find-me-here'],
    load: () => import('./find-me/HerePage.tsx'),
  },
  'donation-shelter': {
    namespaces: ['template-pages', 'sample-donation-shelter'],
    load: () => import('./donation/ShelterPage.tsx'),
  },
  'donation-choir': {
    namespaces: ['template-pages', 'sample-donation-choir'],
    load: () => import('./donation/ChoirPage.tsx'),
  },
  'custom-blocks': {
    namespaces: ['template-pages', 'sample-custom-blocks'],
    load: () => import('./custom/BlocksPage.tsx'),
  },
};

function find(id: string): SamplePageDefinition {
  const page = PAGES[id as SamplePageId] as SamplePageDefinition | undefined;
  if (!page) {
    throw new Error(
      `[site] There is no page for the sample "${id}", so there is nothing to show at its address. Add it to sample-pages.ts.`,
    );
  }
  return page;
}

/** Everything that the page of a sample says. */
export function samplePageNamespaces(id: string): readonly MessageNamespace[] {
  return find(id).namespaces;
}

/**
 * Loads the page of a sample.
 *
 * @throws Error when no sample has the id
 */
export async function loadSamplePage(id: string): Promise<{ default: ComponentType }> {
  return find(id).load();
}
