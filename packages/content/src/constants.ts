/** The QR type whose page a claimed path opens (decisions.md, "Claim"). */
export const CLAIM_QR_TYPE = 'link-in-bio';

/**
 * The samples of the hero in the order of their appearance (specification, section 9), each with the
 * claimed path that its code opens.
 */
export const HERO_SAMPLES = [
  { id: 'vcard-black', path: 'nadia' },
  { id: 'business-realtor', path: 'duarte' },
  { id: 'vcard-white', path: 'nadia-okafor' },
  { id: 'google', path: 'lumbre' },
] as const;

/** Id of a sample shown in the hero. */
export type HeroSampleId = (typeof HERO_SAMPLES)[number]['id'];

/** How long the hero shows a sample, in milliseconds (specification, section 9). */
export const HERO_FILLED_MS = 5000;

/** How long the hero is empty between two samples, in milliseconds (specification, section 9). */
export const HERO_EMPTY_MS = 600;

/** Delay before scrolling to the section of `/s/{sectionId}`, in milliseconds (specification, section 2). */
export const SCROLL_TO_SECTION_DELAY_MS = 100;

/**
 * Ids of the home page's sections in their order (decisions.md, "Routes"). An id is the DOM id of the
 * section, the last part of `/s/{sectionId}` and the namespace of its texts.
 */
export const SECTION_IDS = [
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
] as const;

/** A section of the home page. */
export type SectionId = (typeof SECTION_IDS)[number];
