/** Whether a click follows its link in the same tab. */
export function isUnmodifiedClick(
  click: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean {
  return click.button === 0 && !click.altKey && !click.ctrlKey && !click.metaKey && !click.shiftKey;
}

/** Resolves with the first of several events on a target or inside it; never once the signal is aborted. */
export function onceAny(
  target: EventTarget,
  types: readonly string[],
  signal?: AbortSignal,
): Promise<Event> {
  return new Promise((resolve) => {
    if (signal?.aborted) return;
    const first = new AbortController();
    const end = () => first.abort();
    const options = { capture: true, passive: true, signal: first.signal };
    signal?.addEventListener('abort', end, options);
    const onEvent = (event: Event) => {
      end();
      resolve(event);
    };
    for (const type of types) target.addEventListener(type, onEvent, options);
  });
}

/** Calls back once the document is parsed. A proxy may run the inline script long after that. */
export function whenParsed(callback: () => void): void {
  if (document.readyState !== 'loading') callback();
  else document.addEventListener('DOMContentLoaded', callback, { once: true });
}

/**
 * Resolves later; never once the signal is aborted. Even without a length it lets input and paint go first;
 * `scheduler.yield()` keeps the low priority of idle callbacks.
 */
export function pause(ms = 0, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => clearTimeout(timer));
  });
}
