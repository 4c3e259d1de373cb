import type { Island } from '#pages/page-definition.ts';

export const analytics = {
  when: 'visible',
  namespaces: ['analytics'],
  load: async () => (await import('./Analytics.tsx')).default,
} satisfies Island;
