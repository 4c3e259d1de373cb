type Events = HTMLElementEventMap & DocumentEventMap & WindowEventMap;

/** Adds an event listener, and returns a function that removes it. */
export function listen<Type extends keyof Events>(
  target: EventTarget | null | undefined,
  type: Type,
  listener: (event: Events[Type]) => void,
  options?: AddEventListenerOptions,
): () => void {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- the usual mocks of tests have no methods
  target?.addEventListener?.(type, listener as EventListener, options);
  return () => {
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- as above
    target?.removeEventListener?.(type, listener as EventListener, options);
  };
}
