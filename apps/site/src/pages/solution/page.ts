import { SOLUTION_IDS } from '@waypage/content';
import type { PageDefinition } from '../page-definition.ts';

const islands = () => import('./islands.ts');

export const solution = {
  name: 'solution',
  urls: SOLUTION_IDS.map((id) => ({ url: `/solutions/${id}`, id })),
  islands: {
    'solution-hero': {
      when: 'idle',
      load: async () => (await islands()).SolutionHero,
    },
    'solution-benefits': {
      when: 'visible',
      load: async () => (await islands()).SolutionBenefits,
    },
    'solution-blocks': {
      when: 'visible',
      load: async () => (await islands()).SolutionBlocks,
    },
    'solution-steps': {
      when: 'visible',
      load: async () => (await islands()).SolutionSteps,
    },
    'solution-questions': {
      when: 'visible',
      load: async () => (await islands()).SolutionQuestions,
    },
    'solution-related': {
      when: 'visible',
      load: async () => (await islands()).SolutionRelated,
    },
  },
  endsWithStart: true,
  namespaces: ['solution', 'menus', 'create'],
  namespacesOf: async (id) => (await import('./about.ts')).pageNamespaces(id),
  head: async (t, id) => (await import('./about.ts')).pageTitle(t, id),
  hasInlineStyles: true,
} as const satisfies PageDefinition;
