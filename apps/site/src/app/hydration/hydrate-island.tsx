import { startTransition, useEffect, type PropsWithChildren, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { reportProblem } from '#services/reports.ts';
import { dispatchIslandEvent } from '../inline/early-clicks.ts';
import { keepTypedValues } from './typed-values.ts';

/** Calls back when everything inside has its event handlers. */
function Hydrated({ children, onHydrated }: PropsWithChildren<{ onHydrated: () => void }>) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/**
 * Hydrates the HTML of one island in a root of its own. Where the HTML is no longer what was prerendered (translated, say), React
 * renders this island again, and this island alone. An island that throws, now or later, gets its HTML back as it was.
 *
 * @param name prefix of its ids, as when it was prerendered
 */
export function hydrateIsland(island: HTMLElement, name: string, content: ReactNode): Root {
  // In a document without a window: copies of lazy images load at once otherwise, shown or not.
  const prerendered = document.implementation.createHTMLDocument('').importNode(island, true);
  const restoreTyped = keepTypedValues(island);
  let hasFailed = false;

  function onHydrated(): void {
    // React handles one event after the other once it is done, and before the browser's next event.
    queueMicrotask(() => {
      if (hasFailed || island.dataset['hydrated'] !== undefined) return;
      restoreTyped();
      island.dataset['hydrated'] = '';
      dispatchIslandEvent(island, 'island-hydrated');
    });
  }

  const element = <Hydrated onHydrated={onHydrated}>{content}</Hydrated>;
  const options = {
    identifierPrefix: name,
    onRecoverableError(error: unknown) {
      // It left with its page before it was hydrated.
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
        island.replaceChildren(...document.importNode(prerendered, true).childNodes);
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
