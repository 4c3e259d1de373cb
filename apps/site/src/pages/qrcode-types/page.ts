import type { PageDefinition } from '../page-definition.ts';

export const qrcodeTypes = {
  name: 'qrcode-types',
  urls: [{ url: '/qrcode-types' }],
  islands: {
    'qrcode-types': {
      namespaces: ['page-types', 'menus', 'template-pages'],
      load: async () => (await import('./QrcodeTypes.tsx')).QrcodeTypes,
    },
  },
  hasFinalCall: true,
  namespaces: ['qrcode-types'],
  hasInlineStyles: true,
} as const satisfies PageDefinition;
