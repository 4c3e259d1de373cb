import type { Locale } from '@waypage/content';
import type { MessageNamespace } from '@waypage/content/messages';
import { loadMessages } from '@waypage/content/messages';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { addMessages, missingNamespaces } from '../i18n/create-i18n.ts';
import { notify } from '../flows/notifications/use-notifications.ts';
import { SAMPLE_NAMESPACES } from '../flows/sample-preview/sample-texts.ts';
import type { IslandName, Islands } from '../islands/islands.ts';
import { isHostReachable, networkChange } from './navigation/is-host-reachable.ts';
import { onceMore } from './navigation/once-more.ts';
import { openAfresh, wasReloaded } from './navigation/open-document.ts';

interface IslandDefinition {
  /** What it says. */
  readonly namespaces: readonly MessageNamespace[];
  readonly load: () => Promise<{ default: ComponentType }>;
}

const ISLANDS: Readonly<Record<IslandName, IslandDefinition>> = {
  'tools-menu': {
    namespaces: ['menus'],
    load: () => import('../layout/header/ToolsMenu.tsx'),
  },
  'templates-menu': {
    namespaces: ['menus'],
    load: () => import('../layout/header/TemplatesMenu.tsx'),
  },
  'mobile-menu': {
    namespaces: ['menus'],
    load: () => import('../layout/header/MobileMenuPanel.tsx'),
  },
  footer: {
    namespaces: ['footer'],
    load: () => import('../layout/footer/Footer.tsx'),
  },
  designer: {
    namespaces: ['designer'],
    load: () => import('../sections/designer/Designer.tsx'),
  },
  'how-it-works': {
    namespaces: ['how-it-works'],
    load: () => import('../sections/how-it-works/HowItWorks.tsx'),
  },
  'page-types': {
    namespaces: ['page-types', 'create', ...SAMPLE_NAMESPACES],
    load: () => import('../sections/page-types/PageTypes.tsx'),
  },
  'use-cases-overview': {
    namespaces: ['use-cases-overview', 'sample-objects', ...SAMPLE_NAMESPACES],
    load: () => import('../sections/use-cases-overview/UseCasesOverview.tsx'),
  },
  features: {
    namespaces: ['features'],
    load: () => import('../sections/features/Features.tsx'),
  },
  samples: {
    namespaces: ['samples', 'menus', 'preview', 'sample-pages', ...SAMPLE_NAMESPACES],
    load: () => import('../sections/samples/Samples.tsx'),
  },
  comparison: {
    namespaces: ['comparison', 'sample-catalog'],
    load: () => import('../sections/comparison/Comparison.tsx'),
  },
  analytics: {
    namespaces: ['analytics'],
    load: () => import('../sections/analytics/Analytics.tsx'),
  },
  print: {
    namespaces: ['print'],
    load: () => import('../sections/print/Print.tsx'),
  },
  store: {
    namespaces: ['store'],
    load: () => import('../sections/store/Store.tsx'),
  },
  testimonials: {
    namespaces: ['testimonials'],
    load: () => import('../sections/testimonials/Testimonials.tsx'),
  },
  pricing: {
    namespaces: ['pricing'],
    load: () => import('../sections/pricing/Pricing.tsx'),
  },
  faq: {
    namespaces: ['faq'],
    load: () => import('../sections/faq/Faq.tsx'),
  },
  contact: {
    namespaces: ['contact'],
    load: () => import('../sections/contact/Contact.tsx'),
  },
  start: {
    namespaces: ['start'],
    load: () => import('../sections/start/Start.tsx'),
  },
};

interface Options {
  /** The islands whose HTML came with the document. @default none */
  readonly prerendered?: Iterable<string>;
  /** The HTML of islands that are being written. @default none */
  readonly html?: ReadonlyMap<IslandName, string>;
  /** HTML that loads the styles of islands, or its empty place. @default none */
  readonly lateStyles?: string | undefined;
}

/** Makes the islands of one application. */
export function createIslands(i18n: i18n, options: Options = {}): Islands {
  const { prerendered, html } = options;
  let { lateStyles } = options;
  const standing = new Set(prerendered);
  const components = new Map<IslandName, ComponentType>();

  async function load(name: IslandName): Promise<ComponentType> {
    const { namespaces, load: loadModule } = ISLANDS[name];
    const [module, messages] = await Promise.all([
      loadModule(),
      loadMessages(i18n.language as Locale, missingNamespaces(i18n, namespaces)),
    ]);
    addMessages(i18n, messages);
    components.set(name, module.default);
    return module.default;
  }

  async function insist(name: IslandName): Promise<ComponentType> {
    try {
      return await onceMore(() => load(name));
    } catch (error) {
      if (!(await isHostReachable())) {
        await networkChange();
        return insist(name);
      }
      // Only a prerendered page has it all in place then, so that nothing is opened afresh twice.
      if (prerendered) return openAfresh();
      throw error;
    }
  }

  return {
    i18n,
    lateStyles: () => lateStyles,
    areStylesInPage: options.lateStyles === undefined,
    forgetLateStyles() {
      lateStyles = undefined;
    },
    html: (name) => html?.get(name),
    isPrerendered: (name) => standing.has(name),
    forget(name) {
      standing.delete(name);
    },
    find: (name) => components.get(name),
    load,
    insist,
    async onDeadPress() {
      const isReachable = await isHostReachable();
      if (isReachable && !wasReloaded()) await openAfresh();
      const message = i18n.t(isReachable ? 'error:partMissing' : 'error:unreachable');
      notify({ message, severity: 'warning' });
    },
  };
}
