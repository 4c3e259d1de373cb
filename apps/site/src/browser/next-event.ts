/** Resolves with the first of several events on a target or inside it. */
export function nextEvent(target: EventTarget, types: readonly string[]): Promise<Event> {
  return new Promise((resolve) => {
    for (const type of types)
      target.addEventListener(type, resolve, { capture: true, passive: true, once: true });
  });
}
