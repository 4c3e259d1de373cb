import type { Part } from '../../../page-definition.ts';

export const comparison = {
  when: 'visible',
  namespaces: ['comparison', 'sample-catalog'],
  load: async () => (await import('./Comparison.tsx')).default,
} satisfies Part;
