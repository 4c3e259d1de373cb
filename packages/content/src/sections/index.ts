export { findSection, SECTION_IDS, SECTION_INDEX } from './sections.ts';
export type { SectionEntry, SectionId } from './sections.ts';
