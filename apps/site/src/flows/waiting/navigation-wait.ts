/** How long a navigation may wait before the overlay says so, in milliseconds. */
const PATIENCE_MS = 250;

const listeners = new Set<() => void>();
let isShown = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function show(value: boolean): void {
  if (value === isShown) return;
  isShown = value;
  for (const listener of listeners) listener();
}

/** Notes that a navigation waits for its page, or that it does no more. Short waits are not told. */
export function setNavigationWait(isWaiting: boolean): void {
  clearTimeout(timer);
  if (!isWaiting) show(false);
  else if (!isShown) timer = setTimeout(show, PATIENCE_MS, true);
}

/** Whether a navigation has been waiting for its page for a while. */
export const isNavigationWaitShown = (): boolean => isShown;

/** Calls back when that changes; returns what ends it. */
export function subscribeToNavigationWait(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
