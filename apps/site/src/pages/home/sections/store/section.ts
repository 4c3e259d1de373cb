import type { Island } from '#pages/page-definition.ts';

export const store = {
  when: 'visible',
  namespaces: ['store'],
  load: async () => (await import('./Store.tsx')).default,
} satisfies Island;
