import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { whenNear } from '../../flows/near/when-near.ts';
import { MAIN_ID } from '../../layout/page/main-id.ts';
import { findPart, PARTS, type PartName } from '../../screens/parts.ts';
import type { Page } from '../../services/pages.ts';
import { reportProblem } from '../../services/reports.ts';
import { tellPart } from '../inline/early-presses.ts';
import { keepTrying } from '../inline/keep-trying.ts';
import { helpAfterLostPress } from '../inline/lost-press.ts';
import { Frame, type Shared } from './Frame.tsx';
import { hydratePart } from './hydrate-part.tsx';
import { pageKey, type PartComponent, type PartLoader } from './part-loader.ts';
import { RenderedScreen } from './RenderedScreen.tsx';

/** How far outside the window a part counts as near, as a share of the window's height. */
const NEAR = '40%';

/** The roots of the page. */
export interface PageRoots {
  /** Whether a page is the one on the screen, at whichever of its sections. */
  isShown(page: Page): boolean;
  /** Hydrates the parts that come with the page, and watches over the others. */
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
  /** What ends each prerendered part. */
  const parts = new Map<HTMLElement, () => void>();
  const pathOf = () => shared.locations.get().location.pathname;
  const openedPath = pathOf();
  let shown = opened;
  let screen: Root | undefined;

  const isInScreen = (part: Element) => part.closest('main') !== null;

  /**
   * Hydrates a part when its code is there. Tried again for as long as it stands on the page.
   *
   * @returns when the part is hydrated, or has failed for now
   */
  function wake(part: HTMLElement, name: PartName): Promise<void> {
    return new Promise((resolve) => {
      for (const type of ['part-hydrated', 'part-failed']) {
        part.addEventListener(
          type,
          () => {
            resolve();
          },
          { once: true },
        );
      }
      let root: Root | undefined;
      let isGone = false;

      async function attempt(): Promise<void> {
        const Part = await loader.loadPart(name, opened);
        if (isGone) return;
        // What stands around the screens was written for the address that was opened.
        if (!isInScreen(part) && pathOf() !== openedPath) part.replaceChildren();
        root = hydratePart(
          part,
          name,
          <Frame {...shared}>{createElement(Part, { id: opened.id ?? '' })}</Frame>,
        );
      }

      function now(): void {
        trying.now();
      }

      const trying = keepTrying(attempt, (error) => {
        console.warn(`[site] The part "${name}" could not be made interactive yet.`, error);
        reportProblem('part-code', error, name);
        tellPart(part, 'part-failed');
      });
      part.addEventListener('part-needed', now);
      parts.set(part, () => {
        isGone = true;
        trying.stop();
        part.removeEventListener('part-needed', now);
        root?.unmount();
      });
    });
  }

  /** Waits until a part is needed. */
  function watch(part: HTMLElement, name: PartName): void {
    function stop(): void {
      stopNear();
      for (const type of ['part-needed', 'focusin', 'pointerdown']) {
        part.removeEventListener(type, onNeeded);
      }
    }
    function onNeeded(): void {
      stop();
      void wake(part, name);
    }
    const stopNear = whenNear(part, NEAR, onNeeded);
    for (const type of ['part-needed', 'focusin', 'pointerdown']) {
      part.addEventListener(type, onNeeded);
    }
    parts.set(part, stop);
  }

  /** Loads a part that has no HTML to stand in for it. */
  function insist(page: Page, name: PartName): Promise<PartComponent> {
    return new Promise((resolve) => {
      keepTrying(
        async () => {
          resolve(await loader.loadPart(name, page));
        },
        (error) => {
          reportProblem('part-code', error, name);
          void helpAfterLostPress();
        },
      );
    });
  }

  return {
    isShown: (page) => pageKey(page) === pageKey(shown),
    async hydrate() {
      const early: (readonly [HTMLElement, PartName])[] = [];
      for (const part of document.querySelectorAll<HTMLElement>('[data-page-part]')) {
        const name = part.dataset['pagePart'] as PartName;
        if (!(name in PARTS)) continue;
        if (findPart(name).when === 'visible') {
          watch(part, name);
        } else {
          early.push([part, name]);
          // All at once; they are hydrated one after the other.
          loader.loadPart(name, opened).catch(() => undefined);
        }
      }
      for (const [part, name] of early) await wake(part, name);
    },
    show(page) {
      shown = page;
      const main = document.getElementById(MAIN_ID);
      if (!main) return;
      if (!screen) {
        for (const [part, end] of parts) {
          if (!isInScreen(part)) continue;
          parts.delete(part);
          end();
        }
        main.replaceChildren();
        screen = createRoot(main, {
          onCaughtError(error) {
            console.error('[site] A part of the screen failed.', error);
            reportProblem('screen', error);
          },
        });
      }
      flushSync(() => {
        screen?.render(
          <Frame {...shared}>
            <RenderedScreen
              key={pageKey(page)}
              page={page}
              loader={loader}
              insist={(name) => insist(page, name)}
            />
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
