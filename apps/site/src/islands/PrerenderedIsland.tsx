import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { keepEarlyActions } from '../boot/early-actions.ts';
import { listenFirst } from '../boot/listen-first.ts';
import { pathWithoutLocale } from '../i18n/localized-path.ts';
import { Root } from './Island.styles.ts';
import { hydrateIsland, type HydratedIsland } from './hydrate-island.tsx';
import { useIslands, type IslandName } from './islands.ts';
import { linkToFollow } from './link-to-follow.ts';
import { useRouterContexts } from './use-router-contexts.ts';
import { watchPresses } from './watch-presses.ts';
import { whenNear } from './when-near.ts';

/** HTML that waits for its code. Until then its links lead on within the application. */
export function PrerenderedIsland({ name }: { readonly name: IslandName }) {
  const islands = useIslands();
  const root = useRef<HTMLDivElement>(null);
  const hydrated = useRef<HydratedIsland>(null);
  const navigate = useNavigate();
  const router = useRouterContexts();
  const [failure, setFailure] = useState<unknown>();

  const readRouter = useEffectEvent(() => router);
  const follow = useEffectEvent((event: MouseEvent) => {
    // Once it has its code, its links know by themselves.
    const link = hydrated.current ? undefined : linkToFollow(event);
    if (!link) return;
    event.preventDefault();
    void navigate(pathWithoutLocale(link.pathname) + link.search);
  });

  useEffect(() => {
    const container = root.current;
    if (!container) return undefined;
    let isHere = true;
    const isGone = () => !isHere;
    let island: HydratedIsland | undefined;
    const earlyActions = keepEarlyActions(container);
    const stopFollowing = listenFirst(container, 'click', (event) => {
      follow(event);
    });
    const presses = watchPresses(container);
    const stop = whenNear(container, async () => {
      const Component = await islands.load(name).catch((error: unknown) => {
        if (presses.take()) void islands.onDeadPress();
        throw error;
      });
      if (isGone()) return;
      await new Promise<void>((resolve) => {
        island = hydrateIsland({
          container,
          Component,
          i18n: islands.i18n,
          router: readRouter(),
          idPrefix: name,
          areStylesHere: islands.areStylesInPage,
          onHydrated: resolve,
          onError: setFailure,
        });
      });
      if (isGone()) return;
      // React hydrates in pieces, and gives the HTML up when something changes meanwhile.
      island?.update(readRouter());
      hydrated.current = island ?? null;
      container.dataset['hydrated'] = '';
      earlyActions.repeat();
    });
    return () => {
      isHere = false;
      stopFollowing();
      earlyActions.stop();
      presses.stop();
      stop();
      hydrated.current = null;
      island?.unmount();
      islands.forget(name);
    };
  }, [name, islands]);

  useEffect(() => {
    hydrated.current?.update(router);
  }, [router]);

  // The error screen is the page's: what was thrown inside goes on from here.
  if (failure !== undefined) throw failure as Error;
  return (
    <Root
      ref={root}
      data-island={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
