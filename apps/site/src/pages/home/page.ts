import { SECTION_IDS } from '@waypage/content';
import type { PageDefinition } from '../page-definition.ts';
import { SECTIONS } from './sections/sections.ts';

export const home = {
  name: 'home',
  addresses: [
    { address: '/' },
    ...SECTION_IDS.map((sectionId) => ({ address: `/s/${sectionId}`, sectionId })),
  ],
  fallbackIn: '/s/',
  canonical: '/',
  parts: SECTIONS,
  namespaces: ['home'],
  hasInlineStyles: true,
} as const satisfies PageDefinition;
