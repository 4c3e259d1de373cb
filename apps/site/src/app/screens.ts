import type { Locale } from '@waypage/content';
import { loadMessages, type MessageNamespace } from '@waypage/content/messages';
import type { i18n } from 'i18next';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { SAMPLE_PAGE_NAMESPACES } from '../flows/sample-preview/sample-texts.ts';
import { addMessages, missingNamespaces } from '../i18n/create-i18n.ts';
import type { IslandName, Islands } from '../islands/islands.ts';
import { LATE_SECTIONS } from '../screens/home/late-sections.ts';
import { loadHomeScreen } from '../screens/home/load-home-screen.ts';
import { loadSampleScreen } from '../screens/sample-page/load-sample-screen.ts';
import type { Page, ScreenName } from '../services/pages.ts';
import { onceMore } from './navigation/once-more.ts';

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
    load: loadHomeScreen,
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

/** Whether an island belongs to the frame around the screens, which knows what page it is around. */
export function isFrameIsland(name: IslandName): boolean {
  return FRAME_ISLANDS.includes(name);
}

/** Whether a screen has parts below its first view, whose styles come in a sheet of their own. */
export function hasLateStyles(screen: ScreenName): boolean {
  return SCREENS[screen].islands !== undefined;
}

/** The screens of one application. */
export interface Screens {
  /** Loads a page's code and texts without its islands, so that `render` has it at hand. */
  preload(page: Page): Promise<void>;
  /**
   * Loads a page that is not prerendered: what is seen first, then its islands.
   *
   * @param isWhole whether to wait for the islands too
   */
  load(page: Page, isWhole: boolean): Promise<void>;
  /** Whether `render` has a page at hand, and with `isWhole` its islands too. */
  isReady(page: Page, isWhole: boolean): boolean;
  /**
   * The page.
   *
   * @throws Error when it has not been loaded
   */
  render(page: Page): ReactElement;
}

/**
 * Makes the screens of one application. A page that was preloaded is rendered without suspending,
 * which is what keeps prerendered content in place while it hydrates.
 */
export function createScreens(i18n: i18n, islands: Islands): Screens {
  const components = new Map<string, ComponentType>();
  const keyOf = ({ screen, id = '' }: Page) => `${screen}/${id}`;
  const partsOf = ({ screen }: Page) => SCREENS[screen].islands ?? [];

  async function loadTexts(page: Page): Promise<void> {
    const missing = missingNamespaces(i18n, await pageNamespaces(page));
    addMessages(i18n, await loadMessages(i18n.language as Locale, missing));
  }

  async function preload(page: Page): Promise<void> {
    const key = keyOf(page);
    if (components.has(key)) return;
    const [module] = await Promise.all([SCREENS[page.screen].load(page), loadTexts(page)]);
    // Whatever a page was first shown as, it stays: another component type would lose its state.
    if (!components.has(key)) components.set(key, module.default);
  }

  return {
    preload,
    async load(page, isWhole) {
      await onceMore(() => preload(page));
      const parts = Promise.all(
        partsOf(page)
          .filter((name) => !islands.find(name))
          .map((name) => onceMore(() => islands.load(name))),
      );
      if (isWhole) await parts;
      // Whoever shows an island loads it again, and knows what to do when it cannot be had.
      else parts.catch(() => undefined);
    },
    isReady(page, isWhole) {
      return (
        components.has(keyOf(page)) &&
        (!isWhole ||
          partsOf(page).every((name) => islands.isPrerendered(name) || islands.find(name)))
      );
    },
    render(page) {
      const key = keyOf(page);
      const component = components.get(key);
      if (!component) {
        throw new Error(
          `[site] The page ${page.address} was shown before its code was loaded, so there is nothing to show. Wait for load() or preload() first.`,
        );
      }
      return createElement(component, { key });
    },
  };
}
