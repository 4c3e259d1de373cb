import { startTransition, useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { reportProblem } from '#services/reports.ts';
import { tellPart } from '../inline/early-clicks.ts';
import { keepTypedValues } from './typed-values.ts';

/**
 * Hydrates the HTML of one part in a root of its own. Where the HTML is no longer what was written (translated, say), React
 * renders this part anew, and this part alone. A part that throws, now or later, has its HTML again as it was.
 *
 * @param part the element around the HTML
 * @param name what its ids begin with, as they did when it was written
 */
export function hydratePart(part: HTMLElement, name: string, content: ReactNode): Root {
  // In a document without a window: copies of lazy images load at once otherwise, shown or not.
  const written = document.implementation.createHTMLDocument('').importNode(part, true);
  const putBackTyped = keepTypedValues(part);

  let hasFailed = false;

  function onHydrated(): void {
    // React answers one event after the other once it is done, and before the browser's next event.
    queueMicrotask(() => {
      if (hasFailed || part.dataset['hydrated'] !== undefined) return;
      putBackTyped();
      part.dataset['hydrated'] = '';
      tellPart(part, 'part-hydrated');
    });
  }

  const element = <Hydrated onHydrated={onHydrated}>{content}</Hydrated>;
  const options = {
    identifierPrefix: name,
    onRecoverableError(error: unknown) {
      // It left with its screen before it was hydrated.
      if (!part.isConnected) return;
      console.warn(`[site] The part "${name}" was rendered anew: its HTML had changed.`, error);
      reportProblem('hydration', error, name);
    },
    onUncaughtError(error: unknown) {
      console.error(`[site] The part "${name}" failed and is shown as it was written.`, error);
      reportProblem('part', error, name);
      hasFailed = true;
      delete part.dataset['hydrated'];
      // React is still about to empty the part.
      queueMicrotask(() => {
        part.replaceChildren(...document.importNode(written, true).childNodes);
        tellPart(part, 'part-failed', error);
      });
    },
  };

  let root!: Root;
  const isEmpty = !part.hasChildNodes();
  // In pieces, so that a large part does not hold up the page; at once where the visitor is already, or sees nothing.
  const schedule = isEmpty || part.contains(document.activeElement) ? flushSync : startTransition;
  schedule(() => {
    root = isEmpty ? createRoot(part, options) : hydrateRoot(part, element, options);
    if (isEmpty) root.render(element);
  });
  return root;
}

/** Tells when everything inside has its event handlers. */
function Hydrated({ children, onHydrated }: { children: ReactNode; onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
