/**
 * Calls back once, at the first of some events anywhere in the window.
 *
 * @returns what stops the waiting
 */
export function whenFirst(types: readonly string[], callback: () => void): () => void {
  function stop(): void {
    for (const type of types) removeEventListener(type, onEvent, true);
  }
  function onEvent(): void {
    stop();
    callback();
  }
  for (const type of types) addEventListener(type, onEvent, { capture: true, passive: true });
  return stop;
}
