import type { Island } from '#pages/page-definition.ts';

export const testimonials = {
  when: 'visible',
  namespaces: ['testimonials'],
  load: async () => (await import('./Testimonials.tsx')).default,
} satisfies Island;
