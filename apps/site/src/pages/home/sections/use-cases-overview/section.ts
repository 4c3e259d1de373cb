import type { Island } from '#pages/page-definition.ts';

export const useCasesOverview = {
  when: 'visible',
  namespaces: ['use-cases-overview'],
  load: async () => (await import('./UseCasesOverview.tsx')).default,
} satisfies Island;
