import type { Island } from '#pages/page-definition.ts';

export const howItWorks = {
  when: 'visible',
  namespaces: ['how-it-works'],
  load: async () => (await import('./HowItWorks.tsx')).default,
} satisfies Island;
