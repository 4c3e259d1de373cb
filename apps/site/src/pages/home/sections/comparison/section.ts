import type { Island } from '#pages/page-definition.ts';

export const comparison = {
  when: 'visible',
  namespaces: ['comparison', 'sample-sales-menu'],
  load: async () => (await import('./Comparison.tsx')).default,
} satisfies Island;
