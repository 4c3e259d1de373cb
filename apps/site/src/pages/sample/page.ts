import { SAMPLE_PATHS, type SamplePageId } from '@waypage/content';
import type { PageDefinition } from '../page-definition.ts';

export const sample = {
  name: 'sample',
  urls: SAMPLE_PATHS.map((path) => ({
    url: `/sample/${path}`,
    id: path.slice(path.indexOf('/') + 1),
  })),
  movedUrls: {
    '/sample/catalog/sales-market-stall': '/sample/sales/sales-market-stall',
    '/sample/catalog/sales-lookbook': '/sample/sales/sales-lookbook',
  },
  canonical: false,
  shareImageOf: 'home',
  islands: {
    sample: {
      load: async (id) => (await import('./load-sample.tsx')).loadSample(id as SamplePageId),
    },
  },
  namespaces: ['sample', 'menus'],
  namespacesOf: async (id) =>
    (await import('#samples/sample-pages.ts')).samplePageNamespaces(id as SamplePageId),
  head: async (t, id) => (await import('./page-messages.ts')).pageTitle(t, id),
  hasLayout: false,
} as const satisfies PageDefinition;
