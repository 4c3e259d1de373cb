import { deepFreeze } from '../internal/deep-freeze.ts';
import type { MessageKey } from '../messages/keys.ts';

/**
 * Ids of the home page's sections in their order (docs/product.md, section 2, "Routes"). An id is the DOM id of the
 * section, the last part of `/s/{sectionId}` and the namespace of its texts.
 */
export const SECTION_IDS = /* @__PURE__ */ deepFreeze([
  'hero',
  'designer',
  'how-it-works',
  'page-types',
  'use-cases-overview',
  'features',
  'samples',
  'comparison',
  'analytics',
  'print',
  'store',
  'testimonials',
  'pricing',
  'faq',
  'contact',
  'start',
] as const);

/** A section of the home page. */
export type SectionId = (typeof SECTION_IDS)[number];

/** The section with an id, whatever the case of its letters; `undefined` when there is none. */
export function findSection(id: string): SectionId | undefined {
  return SECTION_IDS.find((sectionId) => sectionId === id.toLowerCase());
}

/** An entry of the index `/s`. */
export interface SectionEntry {
  readonly id: SectionId;
  readonly title: MessageKey<'section-index'>;
  readonly text: MessageKey<'section-index'>;
}

/** What `/s` says about each section, in their order. */
export const SECTION_INDEX: readonly SectionEntry[] = /* @__PURE__ */ deepFreeze<
  readonly SectionEntry[]
>([
  {
    id: 'hero',
    title: 'section-index:sections.hero.title',
    text: 'section-index:sections.hero.text',
  },
  {
    id: 'designer',
    title: 'section-index:sections.designer.title',
    text: 'section-index:sections.designer.text',
  },
  {
    id: 'how-it-works',
    title: 'section-index:sections.howItWorks.title',
    text: 'section-index:sections.howItWorks.text',
  },
  {
    id: 'page-types',
    title: 'section-index:sections.pageTypes.title',
    text: 'section-index:sections.pageTypes.text',
  },
  {
    id: 'use-cases-overview',
    title: 'section-index:sections.useCasesOverview.title',
    text: 'section-index:sections.useCasesOverview.text',
  },
  {
    id: 'features',
    title: 'section-index:sections.features.title',
    text: 'section-index:sections.features.text',
  },
  {
    id: 'samples',
    title: 'section-index:sections.samples.title',
    text: 'section-index:sections.samples.text',
  },
  {
    id: 'comparison',
    title: 'section-index:sections.comparison.title',
    text: 'section-index:sections.comparison.text',
  },
  {
    id: 'analytics',
    title: 'section-index:sections.analytics.title',
    text: 'section-index:sections.analytics.text',
  },
  {
    id: 'print',
    title: 'section-index:sections.print.title',
    text: 'section-index:sections.print.text',
  },
  {
    id: 'store',
    title: 'section-index:sections.store.title',
    text: 'section-index:sections.store.text',
  },
  {
    id: 'testimonials',
    title: 'section-index:sections.testimonials.title',
    text: 'section-index:sections.testimonials.text',
  },
  {
    id: 'pricing',
    title: 'section-index:sections.pricing.title',
    text: 'section-index:sections.pricing.text',
  },
  { id: 'faq', title: 'section-index:sections.faq.title', text: 'section-index:sections.faq.text' },
  {
    id: 'contact',
    title: 'section-index:sections.contact.title',
    text: 'section-index:sections.contact.text',
  },
  {
    id: 'start',
    title: 'section-index:sections.start.title',
    text: 'section-index:sections.start.text',
  },
]);
