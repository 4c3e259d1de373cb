import { isChunkGone } from '../chunk-errors.ts';
import { showPageNotice } from '../page-notice.ts';

/** After how many milliseconds a waiting button looks busy. */
const BUSY_MS = 1000;

/** After how many milliseconds the page offers to be reloaded. */
const SLOW_MS = 10_000;

/**
 * The events by which the two scripts of a page notify each other about its parts; each is dispatched on the part's element.
 * `part-needed`: a visitor wants it now. `part-loaded`: its code has arrived. `part-hydrated`: it handles its own events.
 * `part-failed`: its code could not be loaded, and is tried again; the error is the event's `detail`. `part-removed`: it leaves with
 * its screen.
 */
export type PartEvent =
  'part-needed' | 'part-loaded' | 'part-hydrated' | 'part-failed' | 'part-removed';

/** Dispatches one of its events on a part. */
export function tellPart(part: Element, type: PartEvent, error?: unknown): void {
  part.dispatchEvent(new CustomEvent(type, { detail: error }));
}

/** A click that waits for the code of its part. */
interface EarlyClick {
  readonly button: HTMLElement;
  readonly timers: readonly ReturnType<typeof setTimeout>[];
}

function markBusy(button: HTMLElement): void {
  button.setAttribute('aria-busy', 'true');
  button.dataset['inert'] ??= 'busy';
  showPageNotice('waiting');
}

function unmarkBusy(button: HTMLElement): void {
  // React compares the attributes in development.
  button.removeAttribute('aria-busy');
  if (button.dataset['inert'] === 'busy') delete button.dataset['inert'];
}

/**
 * Keeps the last click on a button of each part that is not hydrated, requests the part, and repeats the click once the part is
 * hydrated, however long that takes. Links, menus and fields work without scripts and stay the browser's; Enter in a form
 * clicks its button.
 */
export function replayEarlyClicks(): void {
  const clicks = new Map<EventTarget | null, EarlyClick>();

  function drop(part: EventTarget | null): HTMLElement | undefined {
    const click = clicks.get(part);
    if (!click) return undefined;
    click.timers.forEach(clearTimeout);
    unmarkBusy(click.button);
    clicks.delete(part);
    showPageNotice();
    return click.button;
  }

  function onClick(event: MouseEvent): void {
    const target = event.target as Element;
    const part = target.closest('[data-page-part]:not([data-hydrated])');
    if (!part) return;
    const button = target.closest('button');
    if (button) {
      event.preventDefault();
      // React would hear it as well while it hydrates the part, and handle it twice.
      event.stopPropagation();
      drop(part);
      const timers = [
        setTimeout(markBusy, BUSY_MS, button),
        setTimeout(showPageNotice, SLOW_MS, 'slow'),
      ];
      clicks.set(part, { button, timers });
    }
    tellPart(part, 'part-needed');
  }

  document.addEventListener('click', onClick, true);
  for (const type of ['part-hydrated', 'part-removed']) {
    document.addEventListener(
      type,
      ({ target }) => {
        const button = drop(target);
        if (type === 'part-hydrated') button?.click();
      },
      true,
    );
  }
  document.addEventListener(
    'part-loaded',
    ({ target }) => {
      const click = clicks.get(target);
      if (click) unmarkBusy(click.button);
    },
    true,
  );
  document.addEventListener(
    'part-failed',
    (event) => {
      const { target, detail } = event as CustomEvent<unknown>;
      void isChunkGone(detail).then((isGone) => {
        if (isGone && clicks.has(target)) showPageNotice('outdated');
      });
    },
    true,
  );
}
