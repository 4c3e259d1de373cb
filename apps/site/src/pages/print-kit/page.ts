import type { PageDefinition } from '../page-definition.ts';

export const printKit = {
  name: 'print-kit',
  urls: [{ url: '/print-kit' }],
  islands: { 'print-kit': { load: async () => (await import('./PrintKit.tsx')).PrintKit } },
  namespaces: ['print-kit', 'code-content'],
} as const satisfies PageDefinition;
