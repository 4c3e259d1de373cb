import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { whenNear } from '../../browser/when-near.ts';
import { MAIN_ID } from '../../layout/page/main-id.ts';
import { findPart, isPartName, type Page, type PartName } from '../../pages/find-page.ts';
import { reportProblem } from '../../services/reports.ts';
import { tellPart } from '../inline/early-presses.ts';
import { keepTrying } from '../inline/keep-trying.ts';
import { Frame, type Shared } from './Frame.tsx';
import { hydratePart } from './hydrate-part.tsx';
import { pageKey, type PartLoader } from './part-loader.ts';
import { RenderedScreen } from './RenderedScreen.tsx';

/** The roots of the page. */
export interface PageRoots {
  /** Whether a page is the one on the screen, at whichever of its sections. */
  isShown(page: Page): boolean;
  /** Hydrates the parts that come with the page, and waits for visitors to need the others. */
  hydrate(): Promise<void>;
  /** Shows another page: what stands between header and footer becomes one root. */
  show(page: Page): void;
}

/**
 * Makes the roots of a prerendered page: one for each part, none inside another.
 *
 * @param opened the page whose HTML the document holds
 */
export function createPageRoots(shared: Shared, loader: PartLoader, opened: Page): PageRoots {
  /** The parts that stand in the document, each with what ends it. */
  const parts = new Map<HTMLElement, () => void>();
  const pathOf = () => shared.locations.get().location.pathname;
  const openedPath = pathOf();
  let shown = opened;
  let screen: Root | undefined;

  const isInScreen = (part: Element) => part.closest('main') !== null;

  /** @returns when the part is hydrated, or has failed for now */
  function hydrate(part: HTMLElement, name: PartName): Promise<unknown> {
    return new Promise((resolve) => {
      for (const type of ['part-hydrated', 'part-failed']) {
        part.addEventListener(type, resolve, { once: true });
      }
      let root: Root | undefined;
      const stop = keepTrying(
        async (signal) => {
          const Part = await loader.loadPart(name, opened);
          if (signal.aborted) return;
          // What stands around the screens was written for the address that was opened.
          if (!isInScreen(part) && pathOf() !== openedPath) part.replaceChildren();
          root = hydratePart(
            part,
            name,
            <Frame {...shared} isInScreen={isInScreen(part)}>
              {createElement(Part, { id: opened.id ?? '' })}
            </Frame>,
          );
        },
        (error) => {
          console.warn(`[site] The part "${name}" could not be made interactive yet.`, error);
          reportProblem('part-code', error, name);
          tellPart(part, 'part-failed');
        },
        part,
      );
      parts.set(part, () => {
        stop();
        root?.unmount();
      });
    });
  }

  function hydrateWhenNeeded(part: HTMLElement, name: PartName): void {
    const waiting = new AbortController();
    function stop(): void {
      waiting.abort();
      stopNear();
    }
    function onNeeded(): void {
      stop();
      void hydrate(part, name);
    }
    const stopNear = whenNear(part, '0px', onNeeded);
    for (const type of ['part-needed', 'focusin', 'pointerdown']) {
      part.addEventListener(type, onNeeded, { signal: waiting.signal });
    }
    parts.set(part, stop);
  }

  return {
    isShown: (page) => pageKey(page) === pageKey(shown),
    async hydrate() {
      const pending: Promise<unknown>[] = [];
      for (const part of document.querySelectorAll<HTMLElement>('[data-page-part]')) {
        const name = part.dataset['pagePart'] ?? '';
        if (!isPartName(name)) continue;
        if (findPart(name).when === 'visible') hydrateWhenNeeded(part, name);
        else pending.push(hydrate(part, name));
      }
      await Promise.all(pending);
    },
    show(page) {
      shown = page;
      const main = document.getElementById(MAIN_ID);
      if (!main) return;
      if (!screen) {
        const leaving = [...parts].filter(([part]) => isInScreen(part));
        main.replaceChildren();
        for (const [part, end] of leaving) {
          parts.delete(part);
          end();
        }
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
            <RenderedScreen key={pageKey(page)} page={page} loader={loader} />
          </Frame>,
        );
      });
      // The new head stands at its end.
      for (const old of document.head.querySelectorAll('[data-page-head]')) old.remove();
      // What is around it still speaks of the page before.
      for (const part of parts.keys()) {
        if (part.dataset['hydrated'] === undefined) tellPart(part, 'part-needed');
      }
    },
  };
}
