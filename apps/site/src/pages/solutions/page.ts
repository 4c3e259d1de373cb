import type { PageDefinition } from '../page-definition.ts';

export const solutions = {
  name: 'solutions',
  urls: [{ url: '/solutions' }],
  islands: {
    solutions: {
      namespaces: ['menus', 'sample-website', 'sample-google'],
      load: async () => (await import('./Solutions.tsx')).Solutions,
    },
  },
  hasFinalCall: true,
  namespaces: ['solutions'],
  hasInlineStyles: true,
} as const satisfies PageDefinition;
