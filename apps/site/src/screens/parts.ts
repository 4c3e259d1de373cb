import { SAMPLE_NAMESPACES, SAMPLE_PAGE_NAMESPACES } from '../flows/sample-preview/sample-texts.ts';
import type { Part } from './screen.ts';

const solution = () => import('../sections/solution/parts.ts');

/**
 * Every part of every page: its code, its texts and when it is hydrated. The name is the one of its folder in
 * `sections`, where it has one to itself.
 */
export const PARTS = {
  header: {
    when: 'idle',
    namespaces: ['header', 'menus'],
    load: async () => (await import('../layout/header/Header.tsx')).Header,
  },
  footer: {
    when: 'visible',
    namespaces: ['header', 'footer'],
    load: async () => (await import('../layout/footer/Footer.tsx')).Footer,
  },
  notices: {
    when: 'idle',
    load: async () => (await import('../layout/notices/NoticesAndWaiting.tsx')).NoticesAndWaiting,
  },

  hero: {
    when: 'idle',
    namespaces: ['hero', 'claim', 'sample-pages'],
    load: async () => (await import('../sections/hero/load-hero.ts')).loadHero(),
  },
  designer: {
    when: 'visible',
    namespaces: ['designer'],
    load: async () => (await import('../sections/designer/Designer.tsx')).default,
  },
  'how-it-works': {
    when: 'visible',
    namespaces: ['how-it-works'],
    load: async () => (await import('../sections/how-it-works/HowItWorks.tsx')).default,
  },
  'page-types': {
    when: 'visible',
    namespaces: ['page-types', 'create', ...SAMPLE_NAMESPACES],
    load: async () => (await import('../sections/page-types/PageTypes.tsx')).default,
  },
  'use-cases-overview': {
    when: 'visible',
    namespaces: ['use-cases-overview', 'sample-objects', ...SAMPLE_NAMESPACES],
    load: async () => (await import('../sections/use-cases-overview/UseCasesOverview.tsx')).default,
  },
  features: {
    when: 'visible',
    namespaces: ['features'],
    load: async () => (await import('../sections/features/Features.tsx')).default,
  },
  samples: {
    when: 'visible',
    namespaces: ['samples', 'menus', 'preview', 'sample-pages', ...SAMPLE_NAMESPACES],
    load: async () => (await import('../sections/samples/Samples.tsx')).default,
  },
  comparison: {
    when: 'visible',
    namespaces: ['comparison', 'sample-catalog'],
    load: async () => (await import('../sections/comparison/Comparison.tsx')).default,
  },
  analytics: {
    when: 'visible',
    namespaces: ['analytics'],
    load: async () => (await import('../sections/analytics/Analytics.tsx')).default,
  },
  print: {
    when: 'visible',
    namespaces: ['print'],
    load: async () => (await import('../sections/print/Print.tsx')).default,
  },
  store: {
    when: 'visible',
    namespaces: ['store'],
    load: async () => (await import('../sections/store/Store.tsx')).default,
  },
  testimonials: {
    when: 'visible',
    namespaces: ['testimonials'],
    load: async () => (await import('../sections/testimonials/Testimonials.tsx')).default,
  },
  pricing: {
    when: 'visible',
    namespaces: ['pricing'],
    load: async () => (await import('../sections/pricing/Pricing.tsx')).default,
  },
  faq: {
    when: 'visible',
    namespaces: ['faq'],
    load: async () => (await import('../sections/faq/Faq.tsx')).default,
  },
  contact: {
    when: 'visible',
    namespaces: ['contact'],
    load: async () => (await import('../sections/contact/Contact.tsx')).default,
  },
  start: {
    when: 'visible',
    namespaces: ['start'],
    load: async () => (await import('../sections/start/Start.tsx')).default,
  },

  'print-planner': {
    when: 'idle',
    load: async () => (await import('../sections/print-planner/PrintPlanner.tsx')).PrintPlanner,
  },
  'sample-page': {
    when: 'idle',
    load: async (id) => (await import('../layout/sample-page-frame/load-sample.ts')).loadSample(id),
  },
  'samples-screen': {
    when: 'idle',
    namespaces: ['menus', 'preview', ...SAMPLE_PAGE_NAMESPACES],
    load: async () =>
      (await import('../sections/samples-screen/SampleCatalogue.tsx')).SampleCatalogue,
  },
  'qrcode-types': {
    when: 'idle',
    namespaces: ['page-types', 'menus', 'template-pages'],
    load: async () => (await import('../sections/qrcode-types/QrcodeTypes.tsx')).QrcodeTypes,
  },
  'qrcode-type': {
    when: 'idle',
    namespaces: ['page-types', 'create'],
    load: async () => (await import('../sections/qrcode-type/QrcodeType.tsx')).QrcodeType,
  },
  solutions: {
    when: 'idle',
    namespaces: ['menus', 'sample-short-url', 'sample-google-review'],
    load: async () => (await import('../sections/solutions/Solutions.tsx')).Solutions,
  },
  'solution-hero': {
    when: 'idle',
    load: async () => (await solution()).SolutionHero,
  },
  'solution-benefits': {
    when: 'visible',
    load: async () => (await solution()).SolutionBenefits,
  },
  'solution-blocks': {
    when: 'visible',
    load: async () => (await solution()).SolutionBlocks,
  },
  'solution-steps': {
    when: 'visible',
    load: async () => (await solution()).SolutionSteps,
  },
  'solution-questions': {
    when: 'visible',
    load: async () => (await solution()).SolutionQuestions,
  },
  'solution-related': {
    when: 'visible',
    load: async () => (await solution()).SolutionRelated,
  },
  'section-index': {
    when: 'idle',
    load: async () => (await import('../sections/section-index/SectionIndex.tsx')).SectionIndex,
  },
  'not-found': {
    when: 'idle',
    load: async () => (await import('../sections/not-found/NotFound.tsx')).NotFound,
  },
} satisfies Readonly<Record<string, Part>>;

/** Name of a part. It stands in the HTML as `data-page-part`. */
export type PartName = keyof typeof PARTS;

/** What stands around every screen that is not bare. */
export const FRAME = {
  above: ['header'],
  below: ['footer', 'notices'],
} as const satisfies Readonly<Record<string, readonly PartName[]>>;

/** A part by its name. */
export function findPart(name: PartName): Part {
  return PARTS[name];
}
