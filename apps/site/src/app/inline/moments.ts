/** Calls back when the whole page has been painted; in a page that is not, a moment after `load`. */
export function whenPainted(callback: () => void): void {
  let called = false;
  function callOnce(): void {
    if (called) return;
    called = true;
    callback();
  }
  function onLoad(): void {
    // The entry says that the first frame is on the screen; the next has what came after it.
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(callOnce));
    }).observe({ type: 'paint', buffered: true });
    // A page in the background is not painted.
    setTimeout(callOnce, 1000);
  }
  // The script that calls stands in the head, so `load` is still to come.
  addEventListener('load', onLoad, { once: true });
}

const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Calls back once: when the browser is idle after the first paint, or at the first touch or key. */
export function whenIdle(callback: () => void): void {
  let called = false;
  function callOnce(): void {
    if (called) return;
    called = true;
    for (const type of INTERACTIONS) removeEventListener(type, callOnce, true);
    callback();
  }
  for (const type of INTERACTIONS) {
    addEventListener(type, callOnce, { capture: true, passive: true });
  }
  whenPainted(() => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(callOnce, { timeout: 2000 });
    else setTimeout(callOnce, 200);
  });
}
