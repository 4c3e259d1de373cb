import type { PageDefinition } from '../page-definition.ts';

export const beforeYouPrint = {
  name: 'before-you-print',
  urls: [{ url: '/before-you-print' }],
  islands: {
    'before-you-print': {
      load: async () => (await import('./BeforeYouPrint.tsx')).BeforeYouPrint,
    },
  },
  namespaces: ['before-you-print', 'dates', 'menus'],
} as const satisfies PageDefinition;
