import { SAMPLE_PAGE_NAMESPACES } from '#features/sample-preview/sample-messages.ts';
import type { PageDefinition } from '../page-definition.ts';

export const samples = {
  name: 'samples',
  urls: [{ url: '/samples' }],
  islands: {
    'samples-page': {
      namespaces: ['menus', 'preview', ...SAMPLE_PAGE_NAMESPACES],
      load: async () => (await import('./SampleCatalog.tsx')).SampleCatalog,
    },
  },
  hasFinalCall: true,
  namespaces: ['samples-page'],
  hasInlineStyles: true,
} as const satisfies PageDefinition;
