/** How long an element has to be near without any scrolling, in milliseconds: what the page only scrolls past is not meant. */
const DWELL_MS = 150;

/** The same where a browser tells the end of a scrolling and has not yet: on a slow page a frame may take longer than that. */
const SCROLLING_DWELL_MS = 1000;

/**
 * Calls back once, when an element has come near the window and the page has come to rest.
 *
 * @param distance how far outside the window counts as near, as a share of the window's height, such as `40%`
 * @returns what stops the waiting
 */
export function whenNear(element: Element, distance: string, callback: () => void): () => void {
  const tellsEnd = 'onscrollend' in window;
  let dwell = DWELL_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isNear = false;

  function wait(): void {
    clearTimeout(timer);
    if (!isNear) return;
    timer = setTimeout(() => {
      stop();
      callback();
    }, dwell);
  }

  function onScroll({ type }: Event): void {
    // Chromium also tells the end of a scrolling that moved nothing.
    if (type === 'scrollend' && dwell === DWELL_MS) return;
    dwell = tellsEnd && type === 'scroll' ? SCROLLING_DWELL_MS : DWELL_MS;
    wait();
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
    for (const type of ['scroll', 'scrollend']) removeEventListener(type, onScroll);
  }

  observer.observe(element);
  for (const type of ['scroll', 'scrollend']) addEventListener(type, onScroll, { passive: true });
  return stop;
}
