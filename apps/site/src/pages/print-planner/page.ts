import type { PageDefinition } from '../page-definition.ts';

export const printPlanner = {
  parts: {
    'print-planner': {
      when: 'idle',
      load: async () => (await import('./PrintPlanner.tsx')).PrintPlanner,
    },
  },
  namespaces: ['print-planner'],
} as const satisfies PageDefinition;
