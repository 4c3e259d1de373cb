import type { PageDefinition } from '../page-definition.ts';

export const plans = {
  name: 'plans',
  urls: [{ url: '/plans' }],
  islands: { plans: { load: async () => (await import('./Plans.tsx')).Plans } },
  namespaces: ['plans', 'pricing'],
} as const satisfies PageDefinition;
