import { PAGE_TYPE_IDS } from '@waypage/content';
import type { PageDefinition } from '../page-definition.ts';

export const qrcodeType = {
  name: 'qrcode-type',
  urls: PAGE_TYPE_IDS.map((id) => ({ url: `/qrcode-types/${id}`, id })),
  islands: {
    'qrcode-type': {
      namespaces: ['page-types', 'create'],
      load: async () => (await import('./QrcodeType.tsx')).QrcodeType,
    },
  },
  hasFinalCall: true,
  namespaces: ['qrcode-type'],
  namespacesOf: async (id) => (await import('./page-messages.ts')).pageNamespaces(id),
  head: async (t, id) => (await import('./page-messages.ts')).pageTitle(t, id),
  hasInlineStyles: true,
} as const satisfies PageDefinition;
