import type { PageDefinition } from '../page-definition.ts';

export const notFound = {
  name: 'not-found',
  urls: [{ url: '/e404' }],
  canonical: false,
  islands: { 'not-found': { load: async () => (await import('./NotFound.tsx')).NotFound } },
  namespaces: ['not-found'],
  hasInlineStyles: true,
} as const satisfies PageDefinition;
