import type { Island } from '#pages/page-definition.ts';

export const pricing = {
  when: 'visible',
  namespaces: ['pricing', 'plans'],
  load: async () => (await import('./Pricing.tsx')).default,
} satisfies Island;
