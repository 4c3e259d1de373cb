import { SAMPLE_NAMESPACES } from '#features/sample-preview/sample-texts.ts';
import type { Island } from '#pages/page-definition.ts';

export const pageTypes = {
  when: 'visible',
  namespaces: ['page-types', 'create', ...SAMPLE_NAMESPACES],
  load: async () => (await import('./PageTypes.tsx')).default,
} satisfies Island;
