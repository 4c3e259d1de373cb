import { whenApproached } from './when-approached.ts';

/** How far outside the window something counts as near, as a share of the window's height. */
const NEAR = '40%';

const REASONS = ['focusin', 'click', 'submit'] as const;

/**
 * Calls back when an element comes near the window, is pressed or gets the focus, and again each time, and
 * when the network is back, until the callback has succeeded.
 *
 * @returns what stops the waiting
 */
export function whenNear(element: Element, callback: () => Promise<void>): () => void {
  let isRunning = false;
  function stop(): void {
    stopApproach();
    for (const type of REASONS) element.removeEventListener(type, onNear, true);
    removeEventListener('online', onNear);
  }

  function onNear(): void {
    if (isRunning) return;
    isRunning = true;
    callback().then(stop, (error: unknown) => {
      isRunning = false;
      addEventListener('online', onNear);
      // It stays what it is without scripts, and is tried again when it next comes near.
      console.warn('[site] A part of the page could not be made interactive yet.', error);
    });
  }

  const stopApproach = whenApproached(element, NEAR, onNear);
  for (const type of REASONS) element.addEventListener(type, onNear, true);
  return stop;
}
