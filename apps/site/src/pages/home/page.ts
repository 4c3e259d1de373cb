import { BRAND, SECTION_IDS } from '@waypage/content';
import type { PageDefinition } from '../page-definition.ts';
import { SECTIONS } from './sections/sections.ts';

export const home = {
  name: 'home',
  urls: [{ url: '/' }, ...SECTION_IDS.map((sectionId) => ({ url: `/s/${sectionId}`, sectionId }))],
  fallbackIn: '/s/',
  canonical: '/',
  // The page begins with the hero, which therefore has the title of the page.
  sectionTitle: (t, sectionId) =>
    sectionId === 'hero' ? undefined : `${t(`${sectionId}:title`)} – ${BRAND.name}`,
  islands: SECTIONS,
  namespaces: ['home'],
  hasInlineStyles: true,
} as const satisfies PageDefinition;
