/**
 * How long an element has to be near while the page is at rest, in milliseconds. Excludes elements that the visitor
 * only scrolls past.
 */
const REST_MS = 400;

/**
 * Calls back once, when an element is near the window and the page has stopped scrolling.
 *
 * @param distance how far outside the window counts as near, as a share of the window's height, such as `40%`
 * @returns a function that cancels the callback
 */
export function whenNear(element: Element, distance: string, callback: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let before: number;

  function look(): void {
    if (scrollY === before) {
      stop();
      callback();
    }
    before = scrollY;
  }

  function observe(entries: readonly IntersectionObserverEntry[]): void {
    clearInterval(timer);
    before = scrollY;
    if (entries.at(-1)?.isIntersecting === true) timer = setInterval(look, REST_MS);
  }

  const observer = new IntersectionObserver(observe, { rootMargin: `${distance} 0px` });

  function stop(): void {
    clearInterval(timer);
    observer.disconnect();
  }

  observer.observe(element);
  return stop;
}
