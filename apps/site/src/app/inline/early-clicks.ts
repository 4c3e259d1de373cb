import { isChunkGone } from '../chunk-errors.ts';
import { showPageNotice } from '../page-notice.ts';

/** After how many milliseconds a waiting button looks busy. */
const BUSY_MS = 1000;

/** After how many milliseconds the page offers to be reloaded. */
const SLOW_MS = 10_000;

/**
 * The events by which the two scripts of a page notify each other about its islands; each is dispatched on the island's element.
 * `island-needed`: a visitor wants it now. `island-loaded`: its code has arrived. `island-hydrated`: it handles its own events.
 * `island-failed`: its code could not be loaded, and is tried again; the error is the event's `detail`. `island-removed`: it leaves with
 * its screen.
 */
export type IslandEvent =
  'island-needed' | 'island-loaded' | 'island-hydrated' | 'island-failed' | 'island-removed';

/** Dispatches one of its events on an island. */
export function dispatchIslandEvent(island: Element, type: IslandEvent, error?: unknown): void {
  island.dispatchEvent(new CustomEvent(type, { detail: error }));
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
 * Keeps a click until its island is hydrated, and repeats it then, however long that takes.
 *
 * @returns what drops the click; so does an island that leaves with its screen
 */
function keepClick(island: Element, button: HTMLElement): () => void {
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

  function on(type: IslandEvent, listener: (event: Event) => void): void {
    island.addEventListener(type, listener, { signal });
  }

  on('island-loaded', unmarkBusy.bind(undefined, button));
  on('island-removed', drop);
  on('island-hydrated', () => {
    drop();
    button.click();
  });
  on('island-failed', (event) => {
    void isChunkGone((event as CustomEvent<unknown>).detail).then((isGone) => {
      if (isGone && !signal.aborted) showPageNotice('outdated');
    });
  });
  return drop;
}

/**
 * Keeps the last click on a button of each island that is not hydrated, and requests the island. Links, menus and fields work without
 * scripts and stay the browser's; Enter in a form clicks its button.
 */
export function replayEarlyClicks(): void {
  const drops = new WeakMap<Element, () => void>();
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const island = target.closest('[data-island]:not([data-hydrated])');
      if (!island) return;
      const button = target.closest('button');
      if (button) {
        event.preventDefault();
        // React would hear it as well while it hydrates the island, and handle it twice.
        event.stopPropagation();
        drops.get(island)?.();
        drops.set(island, keepClick(island, button));
      }
      dispatchIslandEvent(island, 'island-needed');
    },
    true,
  );
}
