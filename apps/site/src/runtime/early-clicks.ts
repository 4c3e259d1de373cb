import { isUnmodifiedClick } from './events.ts';
import { isChunkGone } from './chunk-errors.ts';
import { dispatchIslandEvent, type IslandEvent } from './island-events.ts';
import { showNotice } from './page-notice.ts';

const BUSY_MS = 1000;
const SLOW_MS = 10_000;

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

/** Drops the kept click of an island. All share one line. */
const drops = new Map<Element, () => void>();

/**
 * Keeps a click until its island is hydrated, however long that takes, and repeats it then.
 *
 * @returns a function that drops the click; `island-removed` and `pagehide` drop it too
 */
function keepClick(island: Element, button: HTMLButtonElement): () => void {
  const buttons = () => [...island.querySelectorAll('button')];
  const place = buttons().indexOf(button);
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
    drops.delete(island);
    if (drops.size === 0) showNotice();
  }

  function on(type: IslandEvent, listener: (event: Event) => void): void {
    island.addEventListener(type, listener, { signal });
  }

  // Removes the attributes before hydration: React compares them in development.
  on('island-loaded', setBusy.bind(undefined, button, false));
  on('island-removed', drop);
  addEventListener('pagehide', drop, { signal });
  on('island-hydrated', () => {
    drop();
    // React has rendered an island again whose HTML a translation had changed, say.
    (button.isConnected ? button : buttons()[place])?.click();
  });
  on('island-failed', (event) => {
    void isChunkGone((event as CustomEvent<unknown>).detail).then((isGone) => {
      if (!isGone || signal.aborted) return;
      timers.forEach(clearTimeout);
      showNotice('outdated');
    });
  });
  return drop;
}

function closeMenus(): void {
  const menus = ':is([data-island=header], [data-island=footer]) details[open]';
  for (const menu of document.querySelectorAll(menus)) menu.removeAttribute('open');
}

/**
 * Keeps the last click on a button of each island that is not hydrated, and requests the island. Links, menus and
 * fields work without scripts and keep their native behavior; Enter in a form clicks its button. A click on a link
 * closes the menus of header and footer.
 */
export function replayEarlyClicks(): void {
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      // Not at a click that is repeated here: others may still wait.
      if (event.isTrusted) showNotice();
      // Closes them after the click, so that a link inside a menu is still followed.
      if (isUnmodifiedClick(event) && target.closest('a[href]')) setTimeout(closeMenus);
      const island = target.closest('[data-island]:not([data-hydrated])');
      if (!island) return;
      const button = target.closest('button');
      if (button) {
        event.preventDefault();
        // React would queue the event for hydration and handle it a second time.
        event.stopPropagation();
        drops.get(island)?.();
        drops.set(island, keepClick(island, button));
      }
      dispatchIslandEvent(island, 'island-needed');
    },
    true,
  );
}
