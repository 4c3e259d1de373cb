import { SOLUTION_IDS } from '@waypage/content';
import type { PageDefinition } from '../page-definition.ts';

/** One module for all: each island alone is so small that its request would cost more. */
const load = (name: keyof typeof import('./islands.ts')) => async () =>
  (await import('./islands.ts'))[name];

export const solution = {
  name: 'solution',
  urls: SOLUTION_IDS.map((id) => ({ url: `/solutions/${id}`, id })),
  islands: {
    'solution-hero': { load: load('SolutionHero') },
    'solution-benefits': { when: 'visible', load: load('SolutionBenefits') },
    'solution-blocks': { when: 'visible', load: load('SolutionBlocks') },
    'solution-steps': { when: 'visible', load: load('SolutionSteps') },
    'solution-questions': { when: 'visible', load: load('SolutionQuestions') },
    'solution-related': { when: 'visible', load: load('SolutionRelated') },
  },
  hasFinalCall: true,
  namespaces: ['solution', 'menus', 'create'],
  namespacesOf: async (id) => (await import('./page-messages.ts')).pageNamespaces(id),
  head: async (t, id) => (await import('./page-messages.ts')).pageTitle(t, id),
  hasInlineStyles: true,
} as const satisfies PageDefinition;
