import { startTransition, useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { reportProblem } from '#services/reports.ts';
import { dispatchIslandEvent } from '../inline/early-clicks.ts';
import { keepTypedValues } from './typed-values.ts';

/**
 * Hydrates the HTML of one island in a root of its own. Where the HTML is no longer what was written (translated, say), React
 * renders this island anew, and this island alone. An island that throws, now or later, has its HTML again as it was.
 *
 * @param island the element around the HTML
 * @param name what its ids begin with, as they did when it was written
 */
export function hydrateIsland(island: HTMLElement, name: string, content: ReactNode): Root {
  // In a document without a window: copies of lazy images load at once otherwise, shown or not.
  const written = document.implementation.createHTMLDocument('').importNode(island, true);
  const putBackTyped = keepTypedValues(island);

  let hasFailed = false;

  function onHydrated(): void {
    // React answers one event after the other once it is done, and before the browser's next event.
    queueMicrotask(() => {
      if (hasFailed || island.dataset['hydrated'] !== undefined) return;
      putBackTyped();
      island.dataset['hydrated'] = '';
      dispatchIslandEvent(island, 'island-hydrated');
    });
  }

  const element = <Hydrated onHydrated={onHydrated}>{content}</Hydrated>;
  const options = {
    identifierPrefix: name,
    onRecoverableError(error: unknown) {
      // It left with its screen before it was hydrated.
      if (!island.isConnected) return;
      console.warn(`[site] The island "${name}" was rendered anew: its HTML had changed.`, error);
      reportProblem('hydration', error, name);
    },
    onUncaughtError(error: unknown) {
      console.error(`[site] The island "${name}" failed and is shown as it was written.`, error);
      reportProblem('island', error, name);
      hasFailed = true;
      delete island.dataset['hydrated'];
      // React is still about to empty the island.
      queueMicrotask(() => {
        island.replaceChildren(...document.importNode(written, true).childNodes);
        dispatchIslandEvent(island, 'island-failed', error);
      });
    },
  };

  let root!: Root;
  const isEmpty = !island.hasChildNodes();
  // In pieces, so that a large island does not hold up the page; at once where the visitor is already, or sees nothing.
  const schedule = isEmpty || island.contains(document.activeElement) ? flushSync : startTransition;
  schedule(() => {
    root = isEmpty ? createRoot(island, options) : hydrateRoot(island, element, options);
    if (isEmpty) root.render(element);
  });
  return root;
}

/** Tells when everything inside has its event handlers. */
function Hydrated({ children, onHydrated }: { children: ReactNode; onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
