import type { Island } from '#pages/page-definition.ts';

export const contact = {
  when: 'visible',
  namespaces: ['contact'],
  load: async () => (await import('./Contact.tsx')).default,
} satisfies Island;
