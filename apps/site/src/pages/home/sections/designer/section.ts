import type { Island } from '#pages/page-definition.ts';

export const designer = {
  when: 'visible',
  namespaces: ['designer'],
  load: async () => (await import('./Designer.tsx')).default,
} satisfies Island;
