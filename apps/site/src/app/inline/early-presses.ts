/** What waits for its code: a part of the page that is not hydrated, or the whole page. */
const WAITING = '[data-page-part]:not([data-hydrated])';

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
 * Keeps the last press on a button of each part that cannot answer yet, asks for the part, and repeats the press when it
 * can. What works without scripts (links, menus, fields) stays the browser's.
 *
 * @param onLost called when a press could not be kept any longer
 */
export function keepEarlyPresses(onLost: () => void): void {
  const kept = new Map<Element, { repeat: () => void; timer: ReturnType<typeof setTimeout> }>();

  function forget(part: Element): (() => void) | undefined {
    const press = kept.get(part);
    clearTimeout(press?.timer);
    kept.delete(part);
    return press?.repeat;
  }

  function giveUp(part: Element): void {
    if (forget(part)) onLost();
  }

  function keep(event: Event, part: Element, repeat: () => void): void {
    event.preventDefault();
    // React would hear it as well while it hydrates the part, and answer twice.
    event.stopPropagation();
    forget(part);
    kept.set(part, {
      repeat,
      timer: setTimeout(() => {
        giveUp(part);
      }, PATIENCE_MS),
    });
  }

  function onPress(event: Event): void {
    const { target } = event;
    const part = target instanceof Element ? target.closest(WAITING) : null;
    if (!part) return;
    const button = (target as Element).closest('button');
    if (event.type === 'submit') {
      keep(event, part, () => {
        (target as HTMLFormElement).requestSubmit();
      });
    } else if (button) {
      keep(event, part, () => {
        button.click();
      });
    }
    tellPart(part, 'part-needed');
  }

  document.addEventListener('click', onPress, true);
  document.addEventListener('submit', onPress, true);
  document.addEventListener(
    'part-hydrated',
    ({ target }) => {
      forget(target as Element)?.();
    },
    true,
  );
  document.addEventListener(
    'part-failed',
    ({ target }) => {
      giveUp(target as Element);
    },
    true,
  );
}
