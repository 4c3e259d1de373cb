import { startTransition, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
} from 'react-router-dom';
import { adoptStyles } from './adopt-styles.ts';
import { Hydrated } from './Hydrated.tsx';
import type { RouterContexts } from './use-router-contexts.ts';

/** A hydrated island. */
export interface HydratedIsland {
  /** Tells it where the visitor is now. */
  update(router: RouterContexts): void;
  unmount(): void;
}

interface Options {
  readonly container: Element;
  readonly Component: ComponentType;
  readonly i18n: i18n;
  readonly router: RouterContexts;
  /** What its ids begin with, as they did when its HTML was written. */
  readonly idPrefix: string;
  /** Whether its styles stand in the page itself. */
  readonly areStylesHere: boolean;
  readonly onHydrated: () => void;
  readonly onError: (error: unknown) => void;
}

/** Hydrates HTML in a root of its own, which shares texts and router with the page's. */
export function hydrateIsland(options: Options): HydratedIsland {
  const { container, Component, i18n, idPrefix, areStylesHere, onHydrated, onError } = options;

  function element({ location, navigation }: RouterContexts) {
    return (
      <I18nextProvider i18n={i18n}>
        <NavigationContext value={navigation}>
          <LocationContext value={location}>
            <Hydrated onHydrated={onHydrated}>
              <Component />
            </Hydrated>
          </LocationContext>
        </NavigationContext>
      </I18nextProvider>
    );
  }

  if (areStylesHere) adoptStyles(container);
  let isGone = false;
  let root!: Root;
  // In pieces, so that a large part does not hold up the page. Until the last is done React keeps what is pressed inside
  // from all listeners, so where the visitor is already it is done at once.
  const hydrate = container.contains(document.activeElement) ? flushSync : startTransition;
  hydrate(() => {
    root = hydrateRoot(container, element(options.router), {
      identifierPrefix: idPrefix,
      onUncaughtError: onError,
      onRecoverableError(error) {
        // What left the page while it was being hydrated has nothing to be recovered for.
        if (isGone) return;
        console.error('[site] A part of the page differs from its prerendered HTML.', error);
      },
    });
  });
  return {
    update(router) {
      // A root that has been taken down cannot be rendered into.
      if (!isGone) root.render(element(router));
    },
    unmount() {
      isGone = true;
      // React forbids it while another root is being rendered, which is when this is called; and what has left the
      // page is nothing that the next view should wait for.
      setTimeout(() => {
        root.unmount();
      });
    },
  };
}
