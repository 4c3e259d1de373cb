import type { Locale } from '@waypage/content';
import { loadMessages, type MessageNamespace } from '@waypage/content/messages';
import type { i18n } from 'i18next';
import { createElement, lazy, type ComponentType, type ReactElement } from 'react';
import { SAMPLE_PAGE_NAMESPACES } from '../flows/sample-preview/sample-texts.ts';
import { addMessages, missingNamespaces } from '../i18n/create-i18n.ts';
import type { IslandName, Islands } from '../islands/islands.ts';
import { LATE_SECTIONS } from '../screens/home/late-sections.ts';
import { loadSampleScreen } from '../screens/sample-page/load-sample-screen.ts';
import type { Page, ScreenName } from '../services/pages.ts';
import { loadOrReload } from './load-or-reload.ts';

type ScreenModule = Readonly<{ default: ComponentType }>;

interface ScreenDefinition {
  /** What the screen says, beside the texts of the frame around it. */
  readonly namespaces: readonly MessageNamespace[];
  /** What it says about the one thing that a page is about. @default nothing */
  readonly namespacesOf?: (id: string) => Promise<readonly MessageNamespace[]>;
  /** Its parts whose code comes later. @default none */
  readonly islands?: readonly IslandName[];
  /** Whether it fills the window alone, without header and footer. @default false */
  readonly isBare?: boolean;
  readonly load: (page: Page) => Promise<ScreenModule>;
}

const SCREENS: Readonly<Record<ScreenName, ScreenDefinition>> = {
  home: {
    namespaces: ['home', 'hero', 'claim', 'sample-pages'],
    islands: LATE_SECTIONS,
    load: () => import('../screens/home/HomeScreen.tsx'),
  },
  'print-planner': {
    namespaces: ['print-planner'],
    load: () => import('../screens/print-planner/PrintPlannerScreen.tsx'),
  },
  'sample-page': {
    namespaces: ['sample-page', 'menus'],
    namespacesOf: async (id) =>
      (await import('../sample-pages/sample-pages.ts')).samplePageNamespaces(id),
    isBare: true,
    load: loadSampleScreen,
  },
  samples: {
    namespaces: ['samples-screen', 'menus', 'preview', 'start', ...SAMPLE_PAGE_NAMESPACES],
    load: () => import('../screens/samples/SamplesScreen.tsx'),
  },
  'qrcode-types': {
    namespaces: ['qrcode-types', 'page-types', 'start'],
    load: () => import('../screens/qrcode-types/QrcodeTypesScreen.tsx'),
  },
  'qrcode-type': {
    namespaces: ['qrcode-type', 'page-types', 'create', 'start'],
    namespacesOf: async (id) => (await import('./detail-namespaces.ts')).typeNamespaces(id),
    load: () => import('../screens/qrcode-type/QrcodeTypeScreen.tsx'),
  },
  solutions: {
    namespaces: ['solutions', 'menus', 'start', 'sample-short-url', 'sample-google-review'],
    load: () => import('../screens/solutions/SolutionsScreen.tsx'),
  },
  solution: {
    namespaces: ['solution', 'menus', 'create', 'start'],
    namespacesOf: async (id) => (await import('./detail-namespaces.ts')).solutionNamespaces(id),
    load: () => import('../screens/solution/SolutionScreen.tsx'),
  },
  'section-index': {
    namespaces: ['section-index', 'start'],
    load: () => import('../screens/section-index/SectionIndexScreen.tsx'),
  },
  'not-found': {
    namespaces: ['not-found'],
    load: () => import('../screens/not-found/NotFoundScreen.tsx'),
  },
};

const FRAME_NAMESPACES: readonly MessageNamespace[] = ['header'];
const FRAME_ISLANDS: readonly IslandName[] = [
  'tools-menu',
  'templates-menu',
  'mobile-menu',
  'footer',
];
const COMMON_NAMESPACES: readonly MessageNamespace[] = ['common', 'error'];

/** Whether a screen fills the window alone, without header and footer. */
export function isBare(screen: ScreenName): boolean {
  return SCREENS[screen].isBare === true;
}

/** Everything that a page and the frame around it say, without what its islands say. */
export async function pageNamespaces({ screen, id }: Page): Promise<readonly MessageNamespace[]> {
  const { namespaces, namespacesOf } = SCREENS[screen];
  return [
    ...COMMON_NAMESPACES,
    ...(isBare(screen) ? [] : FRAME_NAMESPACES),
    ...namespaces,
    ...(id === undefined ? [] : ((await namespacesOf?.(id)) ?? [])),
  ];
}

/** The parts of a screen, and of the frame around it, whose code comes later. */
export function screenIslands(screen: ScreenName): readonly IslandName[] {
  return [...(isBare(screen) ? [] : FRAME_ISLANDS), ...(SCREENS[screen].islands ?? [])];
}

/** Whether a screen has parts below its first view, whose styles come in a sheet of their own. */
export function hasLateStyles(screen: ScreenName): boolean {
  return SCREENS[screen].islands !== undefined;
}

/** The screens of one application. */
export interface Screens {
  /** Loads a page's code and texts without its islands, so that `render` has it at hand. */
  preload(page: Page): Promise<void>;
  /** The page: itself when it was preloaded, else what loads it when it is shown. */
  render(page: Page): ReactElement;
}

/**
 * Makes the screens of one application. A page that was preloaded is rendered without suspending,
 * which is what keeps prerendered content in place while it hydrates.
 */
export function createScreens(i18n: i18n, islands: Islands): Screens {
  const components = new Map<string, ComponentType>();
  const keyOf = ({ screen, id = '' }: Page) => `${screen}/${id}`;

  async function loadTexts(page: Page): Promise<void> {
    const missing = missingNamespaces(i18n, await pageNamespaces(page));
    addMessages(i18n, await loadMessages(i18n.language as Locale, missing));
  }

  async function load(page: Page): Promise<ScreenModule> {
    const [module] = await Promise.all([SCREENS[page.screen].load(page), loadTexts(page)]);
    return module;
  }

  /** A page that was not prerendered is shown when all of it is there. */
  async function loadWhole(page: Page): Promise<ScreenModule> {
    const parts = (SCREENS[page.screen].islands ?? []).map((island) => islands.load(island));
    const [module] = await Promise.all([load(page), ...parts]);
    return module;
  }

  return {
    async preload(page) {
      const module = await load(page);
      const key = keyOf(page);
      if (!components.has(key)) components.set(key, module.default);
    },
    render(page) {
      const key = keyOf(page);
      // Whatever a page was first shown as, it stays: another component type would lose its state.
      const component = components.get(key) ?? lazy(() => loadOrReload(() => loadWhole(page)));
      components.set(key, component);
      return createElement(component, { key });
    },
  };
}
