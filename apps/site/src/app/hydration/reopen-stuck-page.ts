import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { openDocument } from '../missing-code.ts';

const PATIENCE_MS = 2000;

/**
 * Opens the page afresh where React no longer renders. Firefox drops the message that React's scheduler waits for
 * when it puts a page into its back/forward cache at that moment, and the scheduler never sends another.
 */
export function reopenStuckPage(): void {
  const timer = setTimeout(() => void openDocument(), PATIENCE_MS);
  const onRendered = () => {
    clearTimeout(timer);
  };
  createRoot(document.createElement('div')).render(createElement('i', { ref: onRendered }));
}
