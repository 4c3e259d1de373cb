import { SAMPLE_NAMESPACES } from '#features/sample-preview/sample-texts.ts';
import type { Island } from '#pages/page-definition.ts';

export const samples = {
  when: 'visible',
  namespaces: ['samples', 'menus', 'preview', 'hero-samples', ...SAMPLE_NAMESPACES],
  load: async () => (await import('./Samples.tsx')).default,
} satisfies Island;
