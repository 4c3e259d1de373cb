import type { Part } from '../../../page-definition.ts';

export const hero = {
  when: 'idle',
  namespaces: ['hero', 'claim', 'hero-samples'],
  load: async () => (await import('./load-hero.ts')).loadHero(),
} satisfies Part;
