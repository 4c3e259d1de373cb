import { SECTION_IDS } from '@waypage/content';
import type { ScreenName } from '../services/pages.ts';
import type { PartName } from './parts.ts';
import type { Screen } from './screen.ts';

/** The screens of docs/product.md, section 2. */
export const SCREENS: Readonly<Record<ScreenName, Screen<PartName>>> = {
  home: {
    parts: SECTION_IDS,
    namespaces: ['home'],
  },
  'print-planner': {
    parts: ['print-planner'],
    namespaces: ['print-planner'],
  },
  'sample-page': {
    parts: ['sample-page'],
    namespaces: ['sample-page', 'menus'],
    namespacesOf: async (id) =>
      (await import('../sample-pages/sample-pages.ts')).samplePageNamespaces(id),
    head: async (t, id) => (await import('./detail-heads.ts')).sampleHead(t, id),
    isBare: true,
  },
  samples: {
    parts: ['samples-screen', 'start'],
    namespaces: ['samples-screen'],
  },
  'qrcode-types': {
    parts: ['qrcode-types', 'start'],
    namespaces: ['qrcode-types'],
  },
  'qrcode-type': {
    parts: ['qrcode-type', 'start'],
    namespaces: ['qrcode-type'],
    namespacesOf: async (id) => (await import('./detail-namespaces.ts')).typeNamespaces(id),
    head: async (t, id) => (await import('./detail-heads.ts')).typeHead(t, id),
  },
  solutions: {
    parts: ['solutions', 'start'],
    namespaces: ['solutions'],
  },
  solution: {
    parts: [
      'solution-hero',
      'solution-benefits',
      'solution-blocks',
      'solution-steps',
      'solution-questions',
      'solution-related',
      'start',
    ],
    namespaces: ['solution', 'menus', 'create'],
    namespacesOf: async (id) => (await import('./detail-namespaces.ts')).solutionNamespaces(id),
    head: async (t, id) => (await import('./detail-heads.ts')).solutionHead(t, id),
  },
  'section-index': {
    parts: ['section-index', 'start'],
    namespaces: ['section-index'],
  },
  'not-found': {
    parts: ['not-found'],
    namespaces: ['not-found'],
  },
};
