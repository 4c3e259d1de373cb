/** How long a press may wait for its code before it is given back, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * The events by which the two scripts of a page speak of its parts; each is sent to the part's element.
 * `part-needed`: a visitor wants it now. `part-hydrated`: it answers by itself. `part-failed`: its code
 * cannot be had for now.
 */
export type PartEvent = 'part-needed' | 'part-hydrated' | 'part-failed';

/** Sends a part one of its events. */
export function tellPart(part: Element, type: PartEvent): void {
  part.dispatchEvent(new Event(type));
}

/**
 * Keeps the last press on a button of each part that is not hydrated, asks for the part, and repeats the press when it
 * is. What works without scripts (links, menus, fields) stays the browser's; Enter in a form presses its button.
 *
 * @param onLost called when a press could not be kept any longer
 */
export function keepEarlyPresses(onLost: () => void): void {
  const kept = new Map<EventTarget | null, HTMLElement>();

  function onClick(event: MouseEvent): void {
    const target = event.target as Element;
    const part = target.closest('[data-page-part]:not([data-hydrated])');
    if (!part) return;
    const button = target.closest('button');
    if (button) {
      event.preventDefault();
      // React would hear it as well while it hydrates the part, and answer twice.
      event.stopPropagation();
      kept.set(part, button);
      setTimeout(onSettled, PATIENCE_MS, { type: 'part-failed', target: part });
    }
    tellPart(part, 'part-needed');
  }

  function onSettled({ type, target }: Pick<Event, 'type' | 'target'>): void {
    const button = kept.get(target);
    kept.delete(target);
    if (button && type === 'part-hydrated') button.click();
    else if (button) onLost();
  }

  document.addEventListener('click', onClick, true);
  for (const type of ['part-hydrated', 'part-failed']) {
    document.addEventListener(type, onSettled, true);
  }
}
