import { isUnmodifiedClick } from '#browser/unmodified-click.ts';
import { isChunkGone } from '../chunk-errors.ts';

/** After how many milliseconds a waiting button looks busy, and the page offers to be reloaded. */
const BUSY_MS = 1000;
const SLOW_MS = 10_000;

/** Id of the line that reports what delays the page; its messages are attributes of it. */
export const PAGE_NOTICE_ID = 'page-notice';

/** What the two scripts of a page notify each other of, by events on the element of an island. */
export type IslandEvent =
  /** A visitor wants it now. */
  | 'island-needed'
  /** Its code has arrived. */
  | 'island-loaded'
  /** It handles its own events. */
  | 'island-hydrated'
  /** It could not be loaded, and is tried again, or has thrown. The error is the event's `detail`. */
  | 'island-failed'
  /** It leaves with its page. */
  | 'island-removed';

/** Dispatches one of its events on an island. */
export function dispatchIslandEvent(island: Element, type: IslandEvent, error?: unknown): void {
  island.dispatchEvent(new CustomEvent(type, { detail: error }));
}

/** Reports to screen readers that a click waits for its code, to everybody that it is slow or of an older release; or nothing any more. */
function showNotice(notice?: 'waiting' | 'slow' | 'outdated'): void {
  const line = document.getElementById(PAGE_NOTICE_ID);
  const [text, button] = line?.children ?? [];
  if (!line || !text || !(button instanceof HTMLButtonElement)) return;
  text.textContent = (notice && line.dataset[notice]) ?? '';
  button.hidden = notice === undefined || notice === 'waiting';
  button.onclick = () => {
    location.reload();
  };
}

function setBusy(button: HTMLElement, isBusy: boolean): void {
  if (isBusy) {
    button.setAttribute('aria-busy', 'true');
    button.dataset['inert'] ??= 'busy';
    showNotice('waiting');
  } else {
    button.removeAttribute('aria-busy');
    if (button.dataset['inert'] === 'busy') delete button.dataset['inert'];
  }
}

/**
 * Keeps a click until its island is hydrated, and repeats it then, however long that takes.
 *
 * @returns what drops the click; so does an island that leaves with its page
 */
function keepClick(island: Element, button: HTMLElement): () => void {
  const dropped = new AbortController();
  const { signal } = dropped;
  const timers = [
    setTimeout(setBusy, BUSY_MS, button, true),
    setTimeout(showNotice, SLOW_MS, 'slow'),
  ];

  function drop(): void {
    dropped.abort();
    timers.forEach(clearTimeout);
    setBusy(button, false);
    showNotice();
  }

  function on(type: IslandEvent, listener: (event: Event) => void): void {
    island.addEventListener(type, listener, { signal });
  }

  // React compares the attributes in development.
  on('island-loaded', setBusy.bind(undefined, button, false));
  on('island-removed', drop);
  on('island-hydrated', () => {
    drop();
    button.click();
  });
  on('island-failed', (event) => {
    void isChunkGone((event as CustomEvent<unknown>).detail).then((isGone) => {
      if (isGone && !signal.aborted) showNotice('outdated');
    });
  });
  return drop;
}

function closeMenus(): void {
  const menus = ':is([data-island=header], [data-island=footer]) details[open]';
  for (const menu of document.querySelectorAll(menus)) menu.removeAttribute('open');
}

/**
 * Keeps the last click on a button of each island without code, and requests the island. Links, menus and fields work without scripts and
 * stay the browser's; Enter in a form clicks its button. A link that is followed closes the menus of header and footer.
 */
export function replayEarlyClicks(): void {
  const drops = new WeakMap<Element, () => void>();
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      showNotice();
      // The link keeps working: it happens after the click.
      if (isUnmodifiedClick(event) && target.closest('a[href]')) setTimeout(closeMenus);
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
