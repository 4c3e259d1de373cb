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
 * Keeps a click until its part is hydrated, and repeats it then, however long that takes.
 *
 * @returns what drops the click; so does a part that leaves with its screen
 */
function keepClick(part: Element, button: HTMLElement): () => void {
  const dropped = new AbortController();
  const { signal } = dropped;
  const timers = [
    setTimeout(markBusy, BUSY_MS, button),
    setTimeout(showPageNotice, SLOW_MS, 'slow'),
  ];

  function drop(): void {
    dropped.abort();
    timers.forEach(clearTimeout);
    unmarkBusy(button);
    showPageNotice();
  }

  function on(type: PartEvent, listener: (event: Event) => void): void {
    part.addEventListener(type, listener, { signal });
  }

  on('part-loaded', unmarkBusy.bind(undefined, button));
  on('part-removed', drop);
  on('part-hydrated', () => {
    drop();
    button.click();
  });
  on('part-failed', (event) => {
    void isChunkGone((event as CustomEvent<unknown>).detail).then((isGone) => {
      if (isGone && !signal.aborted) showPageNotice('outdated');
    });
  });
  return drop;
}

/**
 * Keeps the last click on a button of each part that is not hydrated, and requests the part. Links, menus and fields work without
 * scripts and stay the browser's; Enter in a form clicks its button.
 */
export function replayEarlyClicks(): void {
  const drops = new WeakMap<Element, () => void>();
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const part = target.closest('[data-page-part]:not([data-hydrated])');
      if (!part) return;
      const button = target.closest('button');
      if (button) {
        event.preventDefault();
        // React would hear it as well while it hydrates the part, and handle it twice.
        event.stopPropagation();
        drops.get(part)?.();
        drops.set(part, keepClick(part, button));
      }
      tellPart(part, 'part-needed');
    },
    true,
  );
}
