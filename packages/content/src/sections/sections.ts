import { camelCase } from '../internal/camel-case.ts';
import { deepFreeze } from '../internal/deep-freeze.ts';
import type { MessageKey } from '../messages/keys.ts';

/**
 * Ids of the home page's sections in their order. An id is the DOM id of the
 * section, the last part of `/s/{sectionId}` and the namespace of its messages.
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
  readonly title: IndexKey;
  readonly text: IndexKey;
}

type IndexKey = MessageKey<'section-index'>;

/** What `/s` says about each section, in their order; the keys of its messages are its id in camel case. */
export const SECTION_INDEX: readonly SectionEntry[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ SECTION_IDS.map((id): SectionEntry => {
    const key = `section-index:sections.${camelCase(id)}`;
    return { id, title: `${key}.title` as IndexKey, text: `${key}.text` as IndexKey };
  }),
);
