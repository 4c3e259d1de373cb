/** Whether a click follows its link in the same tab. */
export function isUnmodifiedClick(
  click: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean {
  return click.button === 0 && !click.altKey && !click.ctrlKey && !click.metaKey && !click.shiftKey;
}

/** Resolves with the first of several events on a target or inside it. */
export function nextEvent(target: EventTarget, types: readonly string[]): Promise<Event> {
  return new Promise((resolve) => {
    for (const type of types)
      target.addEventListener(type, resolve, { capture: true, passive: true, once: true });
  });
}
