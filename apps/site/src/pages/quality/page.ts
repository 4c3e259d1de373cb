import type { PageDefinition } from '../page-definition.ts';

export const quality = {
  name: 'quality',
  urls: [{ url: '/quality' }],
  islands: {
    quality: { load: async () => (await import('./Quality.tsx')).Quality },
    'sent-requests': {
      when: 'visible',
      load: async () => (await import('./SentRequests.tsx')).SentRequests,
    },
    accessibility: {
      when: 'visible',
      load: async () => (await import('./Accessibility.tsx')).Accessibility,
    },
  },
  namespaces: ['quality', 'dates'],
} as const satisfies PageDefinition;
