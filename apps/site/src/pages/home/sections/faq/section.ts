import type { Island } from '#pages/page-definition.ts';

export const faq = {
  when: 'visible',
  namespaces: ['faq'],
  load: async () => (await import('./Faq.tsx')).default,
} satisfies Island;
