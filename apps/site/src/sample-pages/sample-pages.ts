import type { SampleId } from '@waypage/content';
import type { MessageNamespace } from '@waypage/content/messages';
import type { ComponentType } from 'react';

interface SamplePageDefinition {
  readonly namespaces: readonly MessageNamespace[];
  readonly load: () => Promise<{ default: ComponentType }>;
}

const PAGES: Readonly<Record<SampleId, SamplePageDefinition>> = {
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
};

function find(id: string): SamplePageDefinition {
  const page = PAGES[id as SampleId] as SamplePageDefinition | undefined;
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
