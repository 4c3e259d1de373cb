import type { PageDefinition } from '../page-definition.ts';

export const sectionIndex = {
  name: 'section-index',
  urls: [{ url: '/s' }],
  islands: {
    'section-index': { load: async () => (await import('./SectionIndex.tsx')).SectionIndex },
  },
  hasFinalCall: true,
  namespaces: ['section-index'],
  hasInlineStyles: true,
} as const satisfies PageDefinition;
