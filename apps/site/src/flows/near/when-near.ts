/** What shows that a visitor goes on from what the page opened with. */
const MOVES = ['scroll', 'wheel', 'touchmove'] as const;

/** How long an element has to be near without any scrolling, in milliseconds: what the page only scrolls past is not meant. */
const DWELL_MS = 150;

/**
 * Calls back once, when an element comes into the window or, from the visitor's first movement on, when it comes near. Who
 * only reads the first view loads nothing below it.
 *
 * @param distance how far outside the window counts as near, as a share of the window's height, such as `40%`
 * @returns what stops the waiting
 */
export function whenNear(element: Element, distance: string, callback: () => void): () => void {
  let observer: IntersectionObserver | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isNear = false;

  function stop(): void {
    isNear = false;
    clearTimeout(timer);
    observer?.disconnect();
    removeEventListener('scroll', wait, true);
    for (const type of MOVES) removeEventListener(type, onMove, true);
  }

  function wait(): void {
    clearTimeout(timer);
    if (!isNear) return;
    timer = setTimeout(() => {
      stop();
      callback();
    }, DWELL_MS);
  }

  function observe(margin: string): void {
    observer?.disconnect();
    observer = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting === true;
        wait();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
  }

  function onMove(): void {
    for (const type of MOVES) removeEventListener(type, onMove, true);
    observe(`${distance} 0px`);
  }

  for (const type of MOVES) addEventListener(type, onMove, { capture: true, passive: true });
  addEventListener('scroll', wait, { capture: true, passive: true });
  // A reloaded page stands where the visitor left it.
  if (scrollY > 0) onMove();
  else observe('0px');
  return stop;
}
