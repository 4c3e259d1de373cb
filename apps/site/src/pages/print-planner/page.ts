import type { PageDefinition } from '../page-definition.ts';

export const printPlanner = {
  name: 'print-planner',
  urls: [{ url: '/print-planner' }],
  islands: {
    'print-planner': { load: async () => (await import('./PrintPlanner.tsx')).PrintPlanner },
  },
  namespaces: ['print-planner', 'code-content'],
  hasInlineStyles: true,
} as const satisfies PageDefinition;
