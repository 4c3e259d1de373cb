import type { PageDefinition } from '../page-definition.ts';

export const checkACode = {
  name: 'check-a-code',
  urls: [{ url: '/check-a-code' }],
  islands: { 'check-a-code': { load: async () => (await import('./CheckACode.tsx')).CheckACode } },
  namespaces: ['check-a-code'],
} as const satisfies PageDefinition;
