type Observer = Partial<ResizeObserver | IntersectionObserver>;

/** Observes elements, and returns a function that stops. The usual mocks of a test have no methods. */
function observeAll(observer: Observer, elements: readonly (Element | null)[]): () => void {
  for (const element of elements) if (element) observer.observe?.(element);
  return () => observer.disconnect?.();
}

/** Calls back with the first size of elements and each later one; never in an environment without layout. */
export function observeSize(
  elements: readonly (Element | null)[],
  onResize: () => void,
): (() => void) | undefined {
  return typeof ResizeObserver === 'undefined'
    ? undefined
    : observeAll(new ResizeObserver(onResize), elements);
}

/**
 * Calls back with the position of an element in the window, at first and whenever a threshold is crossed; never in an
 * environment without layout.
 *
 * @returns a function that stops, which is also passed to the callback
 */
export function observeInWindow(
  element: Element | null,
  thresholds: readonly number[],
  onChange: (entry: IntersectionObserverEntry, stop: () => void) => void,
): (() => void) | undefined {
  if (typeof IntersectionObserver === 'undefined') return undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (entry) onChange(entry, stop);
    },
    { threshold: [...thresholds] },
  );
  const stop = observeAll(observer, [element]);
  return stop;
}
