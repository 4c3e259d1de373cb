import type { Island } from '#pages/page-definition.ts';

export const hero = {
  when: 'idle',
  namespaces: ['hero', 'claim', 'hero-samples'],
  load: async () => {
    const [{ Hero }] = await Promise.all([
      import('./Hero.tsx'),
      import('./Stage.tsx').then(({ loadShownStage }) => loadShownStage()),
    ]);
    return Hero;
  },
} satisfies Island;
