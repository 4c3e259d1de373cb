import type { Locale } from '@waypage/content';
import { loadMessages, type MessageNamespace } from '@waypage/content/messages';
import type { i18n } from 'i18next';
import { createElement, lazy, type ComponentType, type ReactElement } from 'react';
import { addMessages, missingNamespaces } from '../i18n/create-i18n.ts';
import type { ScreenName } from '../services/pages.ts';
import { loadOrReload } from './load-or-reload.ts';

interface ScreenDefinition {
  /** What the screen says, beside the texts of the frame around every screen. */
  readonly namespaces: readonly MessageNamespace[];
  readonly load: () => Promise<{ default: ComponentType }>;
}

const SCREENS: Readonly<Record<ScreenName, ScreenDefinition>> = {
  home: {
    namespaces: ['home', 'hero', 'claim', 'sample-pages'],
    load: () => import('../screens/home/HomeScreen.tsx'),
  },
  'not-found': {
    namespaces: ['not-found'],
    load: () => import('../screens/not-found/NotFoundScreen.tsx'),
  },
};

const FRAME_NAMESPACES: readonly MessageNamespace[] = ['common', 'error', 'footer', 'header'];

/** Everything a screen and the frame around it say. */
export function screenNamespaces(screen: ScreenName): readonly MessageNamespace[] {
  return [...FRAME_NAMESPACES, ...SCREENS[screen].namespaces];
}

/** The screens of one application. */
export interface Screens {
  /** Loads a screen's code and texts, so that `render` has it at hand. */
  preload(name: ScreenName): Promise<void>;
  /** The screen: itself when it was preloaded, else what loads it when it is shown. */
  render(name: ScreenName): ReactElement;
}

/**
 * Makes the screens of one application. A screen that was preloaded is rendered without suspending,
 * which is what keeps prerendered content in place while it hydrates.
 */
export function createScreens(i18n: i18n): Screens {
  const components = new Map<ScreenName, ComponentType>();

  async function load(name: ScreenName): Promise<{ default: ComponentType }> {
    const { namespaces, load: loadCode } = SCREENS[name];
    const [module] = await Promise.all([
      loadCode(),
      loadMessages(i18n.language as Locale, missingNamespaces(i18n, namespaces)).then(
        (messages) => {
          addMessages(i18n, messages);
        },
      ),
    ]);
    return module;
  }

  return {
    async preload(name) {
      const module = await load(name);
      if (!components.has(name)) components.set(name, module.default);
    },
    render(name) {
      // Whatever a screen was first shown as, it stays: another component type would lose its state.
      const component = components.get(name) ?? lazy(() => loadOrReload(() => load(name)));
      components.set(name, component);
      return createElement(component);
    },
  };
}
