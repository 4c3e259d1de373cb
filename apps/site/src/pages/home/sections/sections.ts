import type { MessageNamespace } from '@waypage/content/messages';
import type { FunctionComponent } from 'react';
import { SAMPLE_NAMESPACES } from '#features/sample-preview/sample-messages.ts';
import type { Island } from '#pages/page-definition.ts';

/** A section below the fold, the default export of its module. */
const visible = (
  load: () => Promise<{ readonly default: FunctionComponent }>,
  namespaces: readonly MessageNamespace[],
): Island => ({ when: 'visible', namespaces, load: async () => (await load()).default });

/** The sections of home from top to bottom. The id is their folder, their anchor and the end of `/s/{id}`. */
export const SECTIONS = {
  hero: {
    when: 'wide',
    namespaces: ['hero', 'claim', 'hero-samples'],
    load: async () => {
      const [{ Hero }] = await Promise.all([
        import('./hero/Hero.tsx'),
        import('./hero/LazyHeroStage.tsx').then(({ loadShownStage }) => loadShownStage()),
      ]);
      return Hero;
    },
  },
  designer: visible(() => import('./designer/Designer.tsx'), ['designer']),
  'how-it-works': visible(() => import('./how-it-works/HowItWorks.tsx'), ['how-it-works']),
  'page-types': visible(
    () => import('./page-types/PageTypes.tsx'),
    ['page-types', 'create', ...SAMPLE_NAMESPACES],
  ),
  'use-cases-overview': visible(
    () => import('./use-cases-overview/UseCasesOverview.tsx'),
    ['use-cases-overview'],
  ),
  features: visible(() => import('./features/Features.tsx'), ['features']),
  samples: visible(
    () => import('./samples/Samples.tsx'),
    ['samples', 'menus', 'preview', 'hero-samples', ...SAMPLE_NAMESPACES],
  ),
  comparison: visible(
    () => import('./comparison/Comparison.tsx'),
    ['comparison', 'sample-sales-menu'],
  ),
  analytics: visible(() => import('./analytics/Analytics.tsx'), ['analytics']),
  print: visible(() => import('./print/Print.tsx'), ['print']),
  store: visible(() => import('./store/Store.tsx'), ['store']),
  testimonials: visible(() => import('./testimonials/Testimonials.tsx'), ['testimonials']),
  pricing: visible(() => import('./pricing/Pricing.tsx'), ['pricing', 'plans']),
  faq: visible(() => import('./faq/Faq.tsx'), ['faq']),
  contact: visible(() => import('./contact/Contact.tsx'), ['contact']),
  start: visible(() => import('./start/Start.tsx'), ['start']),
} as const satisfies Readonly<Record<string, Island>>;
