import { SOLUTION_IDS } from '@waypage/content';
import type { PageDefinition } from '../page-definition.ts';

const parts = () => import('./parts.ts');

export const solution = {
  name: 'solution',
  addresses: SOLUTION_IDS.map((id) => ({ address: `/solutions/${id}`, id })),
  parts: {
    'solution-hero': {
      when: 'idle',
      load: async () => (await parts()).SolutionHero,
    },
    'solution-benefits': {
      when: 'visible',
      load: async () => (await parts()).SolutionBenefits,
    },
    'solution-blocks': {
      when: 'visible',
      load: async () => (await parts()).SolutionBlocks,
    },
    'solution-steps': {
      when: 'visible',
      load: async () => (await parts()).SolutionSteps,
    },
    'solution-questions': {
      when: 'visible',
      load: async () => (await parts()).SolutionQuestions,
    },
    'solution-related': {
      when: 'visible',
      load: async () => (await parts()).SolutionRelated,
    },
  },
  endsWithStart: true,
  namespaces: ['solution', 'menus', 'create'],
  namespacesOf: async (id) => (await import('./about.ts')).pageNamespaces(id),
  head: async (t, id) => (await import('./about.ts')).pageTitle(t, id),
  hasInlineStyles: true,
} as const satisfies PageDefinition;
