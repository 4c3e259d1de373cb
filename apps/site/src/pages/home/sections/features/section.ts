import type { Island } from '#pages/page-definition.ts';

export const features = {
  when: 'visible',
  namespaces: ['features'],
  load: async () => (await import('./Features.tsx')).default,
} satisfies Island;
