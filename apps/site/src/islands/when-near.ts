/** How far outside the window something counts as near, as a share of the window's height. */
const NEAR = '40%';

/**
 * Calls back when an element comes near the window or gets the focus, and again each time until the callback
 * has succeeded.
 *
 * @returns what stops the waiting
 */
export function whenNear(element: Element, callback: () => Promise<void>): () => void {
  let isRunning = false;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
    },
    { rootMargin: `${NEAR} 0px` },
  );

  function stop(): void {
    observer.disconnect();
    element.removeEventListener('focusin', onNear);
  }

  function onNear(): void {
    if (isRunning) return;
    isRunning = true;
    callback().then(stop, (error: unknown) => {
      isRunning = false;
      // It stays what it is without scripts, and is tried again when it next comes near.
      console.warn('[site] A part of the page could not be made interactive yet.', error);
    });
  }

  observer.observe(element);
  element.addEventListener('focusin', onNear);
  return stop;
}
