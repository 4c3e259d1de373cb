/** What shows that a visitor goes on from what the page opened with. */
const MOVES = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function whenMoved(callback: () => void): () => void {
  function stop(): void {
    for (const type of MOVES) removeEventListener(type, onMove, true);
  }
  function onMove(): void {
    stop();
    callback();
  }
  for (const type of MOVES) addEventListener(type, onMove, { capture: true, passive: true });
  return stop;
}

/**
 * Calls back each time an element comes into the window, and from the visitor's first movement on (scrolling, a
 * touch, a press, a key) each time it comes near. Who only reads the first view loads nothing below it.
 *
 * @param distance how far outside the window counts as near, as a share of the window's height, such as `40%`
 * @returns what stops the waiting
 */
export function whenApproached(
  element: Element,
  distance: string,
  callback: () => void,
): () => void {
  function observe(margin: string): IntersectionObserver {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) callback();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return observer;
  }

  const near = `${distance} 0px`;
  // A reloaded page stands where the visitor left it.
  if (scrollY > 0) {
    const observer = observe(near);
    return () => {
      observer.disconnect();
    };
  }
  let observer = observe('0px');
  const stopMoves = whenMoved(() => {
    observer.disconnect();
    observer = observe(near);
  });
  return () => {
    stopMoves();
    observer.disconnect();
  };
}
