import { SECTION_IDS, type SectionId } from '@waypage/content';

type LateSection = Exclude<SectionId, 'hero'>;

/** The sections below the first view, in their order. Their code comes when they come near. */
export const LATE_SECTIONS: readonly LateSection[] = SECTION_IDS.filter((id) => id !== 'hero');
