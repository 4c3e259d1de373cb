type Events = HTMLElementEventMap & DocumentEventMap & WindowEventMap;

/** Adds an event listener, and returns a function that removes it. */
export function listen<Type extends keyof Events>(
  target: EventTarget | null | undefined,
  type: Type,
  listener: (event: Events[Type]) => void,
  options?: AddEventListenerOptions,
): () => void {
  target?.addEventListener?.(type, listener as EventListener, options);
  return () => {
    target?.removeEventListener?.(type, listener as EventListener, options);
  };
}
