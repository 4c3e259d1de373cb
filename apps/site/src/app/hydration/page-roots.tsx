import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { whenNear } from '#browser/when-near.ts';
import { MAIN_ID } from '#layout/page/main-id.ts';
import { findPart, type PartName } from '#pages/find-page.ts';
import { reportProblem } from '#services/reports.ts';
import { tellPart } from '../inline/early-clicks.ts';
import { keepTrying } from '../inline/keep-trying.ts';
import { Frame, type Shared } from './Frame.tsx';
import { hydratePart } from './hydrate-part.tsx';
import { pageKey, type LoadedPage, type PartLoader } from './part-loader.ts';
import { RenderedScreen } from './RenderedScreen.tsx';

/** Waits until a part is in the window or pointed at, as its page says; a press, the focus and `part-needed` always count. */
function whenNeeded(part: HTMLElement, name: PartName): Promise<unknown> {
  return new Promise((resolve) => {
    const types = ['part-needed', 'focusin', 'pointerdown'];
    if (findPart(name).when === 'interaction') types.push('pointerover');
    else whenNear(part, '0px', tellPart.bind(undefined, part, 'part-needed'));
    for (const type of types) part.addEventListener(type, resolve, { once: true });
    // It may be in use already: a menu needs no scripts to open.
    if (part.matches(':focus-within, :has(details[open])')) tellPart(part, 'part-needed');
  });
}

/** Waits until a part is hydrated, has failed for now, or has left with its screen. */
function whenSettled(part: HTMLElement): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of ['part-hydrated', 'part-failed', 'part-removed'])
      part.addEventListener(type, resolve);
  });
}

/** Makes the roots of a prerendered page: one for each part, none inside another. */
export function createPageRoots(shared: Shared, loader: PartLoader) {
  const initial = shared.locations.getInitial();
  /** Of the parts that were prerendered. */
  const leaving: Root[] = [];
  let screen: Root | undefined;

  async function hydrate(part: HTMLElement, name: PartName): Promise<void> {
    const Part = await keepTrying(
      () => loader.loadPart(name, initial.page),
      (error) => {
        console.warn(`[site] The part "${name}" could not be made interactive yet.`, error);
        reportProblem('part-code', error, name);
        tellPart(part, 'part-failed', error);
      },
      part,
    );
    // It may have left with its screen.
    if (!Part || !part.isConnected) return;
    tellPart(part, 'part-loaded');
    const isInScreen = part.closest('main') !== null;
    const content = (
      <Frame {...shared} isInScreen={isInScreen}>
        {createElement(Part, { id: initial.page.id ?? '' })}
      </Frame>
    );
    const root = hydratePart(part, name, content);
    if (isInScreen) leaving.push(root);
  }

  return {
    /** Hydrates the parts that come with the page, and waits for visitors to need the others. */
    async hydrate(): Promise<void> {
      const pending: Promise<unknown>[] = [];
      for (const part of document.querySelectorAll<HTMLElement>('[data-page-part]')) {
        const name = part.dataset['pagePart'] as PartName;
        const isNeeded = findPart(name).when === 'idle';
        if (isNeeded) pending.push(whenSettled(part));
        void (isNeeded
          ? hydrate(part, name)
          : whenNeeded(part, name).then(() => hydrate(part, name)));
      }
      await Promise.all(pending);
    },
    /**
     * Shows another page: what is between header and footer becomes one root. The old page leaves in the task in which the new heading
     * gets the focus (docs/decisions/0020-the-focus-goes-to-the-heading.md).
     */
    show(page: LoadedPage): void {
      const main = document.getElementById(MAIN_ID);
      if (!main) return;
      if (!screen) {
        for (const part of main.children) tellPart(part, 'part-removed');
        main.replaceChildren();
        for (const root of leaving) root.unmount();
        screen = createRoot(main, {
          onCaughtError(error) {
            console.error('[site] A part of the screen failed.', error);
            reportProblem('screen', error);
          },
        });
      }
      flushSync(() => {
        screen?.render(
          <Frame {...shared} isInScreen>
            <RenderedScreen key={pageKey(page.page)} loaded={page} loader={loader} />
          </Frame>,
        );
      });
      // The new head stands at its end.
      for (const old of document.head.querySelectorAll('[data-page-head]')) old.remove();
      // What is around it still speaks of the page before.
      for (const part of document.querySelectorAll('[data-page-part]:not([data-hydrated])')) {
        tellPart(part, 'part-needed');
      }
    },
  };
}
