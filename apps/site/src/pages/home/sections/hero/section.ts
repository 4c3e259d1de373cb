import type { Part } from '../../../page-definition.ts';

export const hero = {
  when: 'idle',
  namespaces: ['hero', 'claim', 'sample-pages'],
  load: async () => (await import('./load-hero.ts')).loadHero(),
} satisfies Part;
