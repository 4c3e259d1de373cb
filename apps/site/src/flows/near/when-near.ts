/** How long an element has to be near without any scrolling, in milliseconds: what the page only scrolls past is not meant. */
const DWELL_MS = 150;

/**
 * Calls back once, when an element has come near the window and the page has come to rest.
 *
 * @param distance how far outside the window counts as near, as a share of the window's height, such as `40%`
 * @returns what stops the waiting
 */
export function whenNear(element: Element, distance: string, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isNear = false;

  function wait(): void {
    clearTimeout(timer);
    if (!isNear) return;
    timer = setTimeout(() => {
      stop();
      callback();
    }, DWELL_MS);
  }

  const observer = new IntersectionObserver(
    (entries) => {
      isNear = entries.at(-1)?.isIntersecting === true;
      wait();
    },
    { rootMargin: `${distance} 0px` },
  );

  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
    removeEventListener('scroll', wait, true);
  }

  observer.observe(element);
  addEventListener('scroll', wait, { capture: true, passive: true });
  return stop;
}
