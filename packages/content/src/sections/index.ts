import { camelCase } from '../internal/message-keys.ts';
import { deepFreeze } from '../internal/deep-freeze.ts';
import type { MessageKey } from '../messages/keys.ts';

/**
 * Ids of the home page's sections in display order. An id is the section's DOM id, the last segment of `/s/{sectionId}`
 * and the namespace of its messages.
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

/** Id of a section of the home page. */
export type SectionId = (typeof SECTION_IDS)[number];

/** Finds a section by id, ignoring case. */
export function findSection(id: string): SectionId | undefined {
  return SECTION_IDS.find((sectionId) => sectionId === id.toLowerCase());
}

/** An entry of the index `/s`. */
export interface SectionEntry {
  readonly id: SectionId;
  readonly title: MessageKey<'section-index'>;
  readonly text: MessageKey<'section-index'>;
}

/** Entries of the index `/s`, in the order of the sections. */
export const SECTION_INDEX: readonly SectionEntry[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ SECTION_IDS.map((id): SectionEntry => {
    const key = `section-index:sections.${camelCase(id)}` as const;
    return { id, title: `${key}.title`, text: `${key}.text` };
  }),
);
