import type { Island } from '#pages/page-definition.ts';

export const start = {
  when: 'visible',
  namespaces: ['start'],
  load: async () => (await import('./Start.tsx')).default,
} satisfies Island;
