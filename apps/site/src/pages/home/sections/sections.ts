import { SAMPLE_NAMESPACES } from '#features/sample-preview/sample-messages.ts';
import type { Island } from '#pages/page-definition.ts';

/** The sections of home from top to bottom. The id is their folder, their anchor and the end of `/s/{id}`. */
export const SECTIONS = {
  hero: {
    when: 'idle',
    namespaces: ['hero', 'claim', 'hero-samples'],
    load: async () => {
      const [{ Hero }] = await Promise.all([
        import('./hero/Hero.tsx'),
        import('./hero/Stage.tsx').then(({ loadShownStage }) => loadShownStage()),
      ]);
      return Hero;
    },
  },
  designer: {
    when: 'visible',
    namespaces: ['designer'],
    load: async () => (await import('./designer/Designer.tsx')).default,
  },
  'how-it-works': {
    when: 'visible',
    namespaces: ['how-it-works'],
    load: async () => (await import('./how-it-works/HowItWorks.tsx')).default,
  },
  'page-types': {
    when: 'visible',
    namespaces: ['page-types', 'create', ...SAMPLE_NAMESPACES],
    load: async () => (await import('./page-types/PageTypes.tsx')).default,
  },
  'use-cases-overview': {
    when: 'visible',
    namespaces: ['use-cases-overview'],
    load: async () => (await import('./use-cases-overview/UseCasesOverview.tsx')).default,
  },
  features: {
    when: 'visible',
    namespaces: ['features'],
    load: async () => (await import('./features/Features.tsx')).default,
  },
  samples: {
    when: 'visible',
    namespaces: ['samples', 'menus', 'preview', 'hero-samples', ...SAMPLE_NAMESPACES],
    load: async () => (await import('./samples/Samples.tsx')).default,
  },
  comparison: {
    when: 'visible',
    namespaces: ['comparison', 'sample-sales-menu'],
    load: async () => (await import('./comparison/Comparison.tsx')).default,
  },
  analytics: {
    when: 'visible',
    namespaces: ['analytics'],
    load: async () => (await import('./analytics/Analytics.tsx')).default,
  },
  print: {
    when: 'visible',
    namespaces: ['print'],
    load: async () => (await import('./print/Print.tsx')).default,
  },
  store: {
    when: 'visible',
    namespaces: ['store'],
    load: async () => (await import('./store/Store.tsx')).default,
  },
  testimonials: {
    when: 'visible',
    namespaces: ['testimonials'],
    load: async () => (await import('./testimonials/Testimonials.tsx')).default,
  },
  pricing: {
    when: 'visible',
    namespaces: ['pricing', 'plans'],
    load: async () => (await import('./pricing/Pricing.tsx')).default,
  },
  faq: {
    when: 'visible',
    namespaces: ['faq'],
    load: async () => (await import('./faq/Faq.tsx')).default,
  },
  contact: {
    when: 'visible',
    namespaces: ['contact'],
    load: async () => (await import('./contact/Contact.tsx')).default,
  },
  start: {
    when: 'visible',
    namespaces: ['start'],
    load: async () => (await import('./start/Start.tsx')).default,
  },
} as const satisfies Readonly<Record<string, Island>>;
