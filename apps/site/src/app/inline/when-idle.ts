/** Waits until the browser is idle after the first paint, or for the first touch or key. */
export function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of ['pointerdown', 'keydown', 'touchstart']) {
      addEventListener(type, resolve, { capture: true, passive: true, once: true });
    }
    // The script that calls stands in the head, so `load` is still to come.
    addEventListener('load', () => {
      requestAnimationFrame(() => {
        // Safari has no idle callback.
        if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 });
        else setTimeout(resolve, 200);
      });
    });
  });
}
