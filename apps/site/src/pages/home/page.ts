import { BRAND, SECTION_IDS } from '@waypage/content';
import type { MessageNamespace } from '@waypage/content/messages';
import type { FunctionComponent } from 'react';
import { SAMPLE_NAMESPACES } from '#features/sample-preview/sample-messages.ts';
import type { Island, PageDefinition } from '../page-definition.ts';

/** A section below the fold, the default export of its module. */
const visible = (
  load: () => Promise<{ readonly default: FunctionComponent }>,
  namespaces: readonly MessageNamespace[],
): Island => ({ when: 'visible', namespaces, load: async () => (await load()).default });

export const home = {
  name: 'home',
  urls: [{ url: '/' }, ...SECTION_IDS.map((sectionId) => ({ url: `/s/${sectionId}`, sectionId }))],
  fallbackIn: '/s/',
  canonical: '/',
  // The page begins with the hero, which therefore has the title of the page.
  sectionTitle: (t, sectionId) =>
    sectionId === 'hero' ? undefined : `${t(`${sectionId}:title`)} – ${BRAND.name}`,
  // From top to bottom. The id of a section is its folder, its anchor and the end of `/s/{id}`.
  islands: {
    hero: {
      when: 'wide',
      namespaces: ['hero', 'claim', 'hero-samples'],
      load: async () => {
        const [{ Hero }] = await Promise.all([
          import('./sections/hero/Hero.tsx'),
          import('./sections/hero/LazyHeroStage.tsx').then(({ loadStageIfWide }) =>
            loadStageIfWide(),
          ),
        ]);
        return Hero;
      },
    },
    designer: visible(() => import('./sections/designer/Designer.tsx'), ['designer']),
    'how-it-works': visible(
      () => import('./sections/how-it-works/HowItWorks.tsx'),
      ['how-it-works'],
    ),
    'page-types': visible(
      () => import('./sections/page-types/PageTypes.tsx'),
      ['page-types', 'create', ...SAMPLE_NAMESPACES],
    ),
    'use-cases-overview': visible(
      () => import('./sections/use-cases-overview/UseCasesOverview.tsx'),
      ['use-cases-overview'],
    ),
    features: visible(() => import('./sections/features/Features.tsx'), ['features']),
    samples: visible(
      () => import('./sections/samples/Samples.tsx'),
      ['samples', 'menus', 'preview', 'hero-samples', ...SAMPLE_NAMESPACES],
    ),
    comparison: visible(
      () => import('./sections/comparison/Comparison.tsx'),
      ['comparison', 'sample-sales-menu'],
    ),
    analytics: visible(() => import('./sections/analytics/Analytics.tsx'), ['analytics']),
    print: visible(() => import('./sections/print/Print.tsx'), ['print']),
    store: visible(() => import('./sections/store/Store.tsx'), ['store']),
    testimonials: visible(
      () => import('./sections/testimonials/Testimonials.tsx'),
      ['testimonials'],
    ),
    pricing: visible(() => import('./sections/pricing/Pricing.tsx'), ['pricing', 'plans']),
    faq: visible(() => import('./sections/faq/Faq.tsx'), ['faq']),
    contact: visible(() => import('./sections/contact/Contact.tsx'), ['contact']),
    start: visible(() => import('./sections/start/Start.tsx'), ['start']),
  },
  namespaces: ['home'],
  hasInlineStyles: true,
} as const satisfies PageDefinition;
