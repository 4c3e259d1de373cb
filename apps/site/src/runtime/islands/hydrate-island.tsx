import { startTransition, useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { reportProblem } from '#services/reports.ts';
import { expandDeferred } from '../deferred-markup.ts';
import { rememberFields } from '../field-memory/fields.ts';
import { setIslandState } from '../island-events.ts';
import { rememberState } from './remember-state.ts';

/** @param props `onRender` is called in each render: where the HTML has changed, React replaces it in the second one. */
function Hydrated(props: { onRender: () => void; onHydrated: () => void; children: ReactNode }) {
  const { onRender, onHydrated, children } = props;
  onRender();
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/**
 * Hydrates the HTML of one island in its own root. Where the HTML has changed since the build (translated, for
 * example), React renders this island again, and no other. An island that throws, at any time, gets its prerendered
 * HTML back, which works as without scripts. What the visitor has typed, opened or selected stays.
 *
 * @param name prefix of its ids, the same as in the build
 */
export function hydrateIsland(island: HTMLElement, name: string, content: ReactNode): Root {
  expandDeferred(island);
  // A document without a window: copies of lazy images load at once otherwise, visible or not.
  const prerendered = document.implementation.createHTMLDocument('').importNode(island, true);
  const restoreFields = rememberFields(island);
  let restoreState: (() => void) | undefined;
  let hasFailed = false;

  function onRender(): void {
    restoreState = rememberState(island);
  }

  function onHydrated(): void {
    // React replays the events that it has queued after this, and before the browser's next event.
    queueMicrotask(() => {
      if (hasFailed || island.dataset['hydrated'] !== undefined) return;
      restoreFields();
      restoreState?.();
      setIslandState(island, 'hydrated');
    });
  }

  const element = (
    <Hydrated onRender={onRender} onHydrated={onHydrated}>
      {content}
    </Hydrated>
  );
  const options = {
    identifierPrefix: name,
    onRecoverableError(error: unknown) {
      // A navigation removed the island before it was hydrated.
      if (!island.isConnected) return;
      console.warn(`[site] The island "${name}" was rendered again: its HTML had changed.`, error);
      reportProblem('hydration', error, name);
    },
    onUncaughtError(error: unknown) {
      console.error(
        `[site] The island "${name}" failed and is shown as it was prerendered.`,
        error,
      );
      reportProblem('island', error, name);
      hasFailed = true;
      const restoreAllFields = rememberFields(island, true);
      onRender();
      // React empties the island after this callback.
      queueMicrotask(() => {
        island.replaceChildren(...document.importNode(prerendered, true).childNodes);
        setIslandState(island, 'failed');
        restoreAllFields();
        restoreState?.();
      });
    },
  };

  let root!: Root;
  const isEmpty = !island.hasChildNodes();
  // Concurrent, so that a large island does not block the page; synchronous where the visitor uses the island already,
  // or sees nothing.
  const schedule = isEmpty || island.contains(document.activeElement) ? flushSync : startTransition;
  schedule(() => {
    root = isEmpty ? createRoot(island, options) : hydrateRoot(island, element, options);
    if (isEmpty) root.render(element);
  });
  return root;
}
