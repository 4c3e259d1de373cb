/** How long an element has to be near at rest, in milliseconds: not one that the visitor only scrolls past. */
const REST_MS = 400;

/**
 * Calls back once, when an element is near the window and the page has stopped scrolling.
 *
 * @param distance how far outside the window counts as near, as a share of the window's height, such as `40%`
 * @param signal cancels the callback
 */
export function whenNear(
  element: Element,
  distance: string,
  callback: () => void,
  signal: AbortSignal,
): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let scrollBefore: number;

  function end(): void {
    clearInterval(timer);
    observer.disconnect();
    signal.removeEventListener('abort', end);
  }

  const observer = new IntersectionObserver(
    (entries) => {
      clearInterval(timer);
      scrollBefore = scrollY;
      if (entries.at(-1)?.isIntersecting !== true) return;
      timer = setInterval(() => {
        if (scrollY === scrollBefore) {
          end();
          callback();
        }
        scrollBefore = scrollY;
      }, REST_MS);
    },
    { rootMargin: `${distance} 0px` },
  );
  observer.observe(element);
  signal.addEventListener('abort', end);
}
