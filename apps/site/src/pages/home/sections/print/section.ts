import type { Island } from '#pages/page-definition.ts';

export const print = {
  when: 'visible',
  namespaces: ['print'],
  load: async () => (await import('./Print.tsx')).default,
} satisfies Island;
