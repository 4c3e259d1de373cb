import { isChunkGone } from './chunk-errors.ts';
import { selectEarlyTab } from './early-tabs.ts';
import { dispatchIslandEvent, type IslandEvent } from './island-events.ts';
import { showNotice } from './page-notice.ts';

const WAITING_MS = 1000;
const SLOW_MS = 10_000;

function setBusy(button: HTMLElement, isBusy: boolean): void {
  if (isBusy) {
    button.setAttribute('aria-busy', 'true');
    button.dataset['inert'] ??= 'busy';
  } else {
    button.removeAttribute('aria-busy');
    if (button.dataset['inert'] === 'busy') delete button.dataset['inert'];
  }
}

const nameOf = (button: Element) =>
  [button.getAttribute('aria-label') ?? button.textContent, button.getAttribute('value')].join();

/**
 * Returns what finds a button again after React has rendered its island anew: by its name, or where a translation has
 * changed that, by its number in its form, or in the island without one, if no form and no button there has come or
 * gone. Another button is never clicked in its place.
 */
function createFinder(island: Element, button: HTMLButtonElement) {
  const formsIn = () => [...island.querySelectorAll('form')];
  const buttonsIn = (scope: Element) => [...scope.querySelectorAll('button')];
  const forms = formsIn();
  const formIndex = forms.findIndex((form) => form.contains(button));
  const before = buttonsIn(forms[formIndex] ?? island);
  const name = nameOf(button);
  return () => {
    if (button.isConnected) return button;
    const [named, ...others] = buttonsIn(island).filter((one) => nameOf(one) === name);
    if (named && others.length === 0) return named;
    if (formsIn().length !== forms.length) return undefined;
    const isSame = (one: Element, index: number) => one.className === before[index]?.className;
    const after = buttonsIn(formsIn()[formIndex] ?? island);
    const isAsBefore = after.length === before.length && after.every(isSame);
    return isAsBefore ? after[before.indexOf(button)] : undefined;
  };
}

const isTab = (button: Element) => button.matches('[role=tab]');

/** Shows that a click waits, and returns a function that ends this. */
function showWaiting(button: HTMLElement): () => void {
  setBusy(button, true);
  const timers = [
    setTimeout(showNotice, WAITING_MS, 'waiting'),
    setTimeout(showNotice, SLOW_MS, 'slow'),
  ];
  return () => {
    timers.forEach(clearTimeout);
    setBusy(button, false);
  };
}

/** Answers a click in an island that has failed. */
function answerFailed(button: HTMLElement): void {
  if (isTab(button)) selectEarlyTab(button);
  else showNotice('broken');
}

/** The click that waits in an island; a later one in the same island cancels it. All share one line. */
const pendingClicks = new Map<Element, () => void>();

/** Queues a click until its island is hydrated, however long that takes, and repeats it then. */
function queueClick(island: Element, button: HTMLButtonElement): void {
  pendingClicks.get(island)?.();
  const pending = new AbortController();
  const { signal } = pending;
  pendingClicks.set(island, cancel);
  const find = createFinder(island, button);
  const undo = isTab(button) ? selectEarlyTab(button) : showWaiting(button);

  function cancel(): void {
    pending.abort();
    undo();
    pendingClicks.delete(island);
    if (pendingClicks.size === 0) showNotice();
  }

  const on = (type: IslandEvent, listener: (event: Event) => void) =>
    island.addEventListener(type, listener, { signal });
  // Before hydration: React expects the prerendered attributes.
  on('island-loaded', undo);
  on('island-removed', cancel);
  // What a tab shows stays where the visitor comes back.
  if (!isTab(button)) addEventListener('pagehide', cancel, { signal });
  on('island-hydrated', () => {
    cancel();
    const again = find();
    if (again) again.click();
    // The panel of a tab is shown already.
    else if (!isTab(button)) showNotice('changed');
  });
  on('island-failed', () => {
    cancel();
    answerFailed(find() ?? button);
  });
  on('island-delayed', (event) => {
    void isChunkGone((event as CustomEvent<unknown>).detail).then((isGone) => {
      if (!isGone || isTab(button) || signal.aborted) return;
      undo();
      showNotice('outdated');
    });
  });
}

/**
 * Queues the last click on a button of each island that is not hydrated, and requests the island; in an island that has
 * failed, a click is answered in words. Tabs show their panels in both. Links, menus, fields and forms with an address
 * work without scripts and keep their native behavior; Enter in a form clicks its button.
 */
export function replayEarlyClicks(): void {
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      // Not at a click that is repeated here: others may still wait.
      if (event.isTrusted) showNotice();
      const island = target.closest('[data-island]:not([data-hydrated])');
      const button = target.closest('button');
      const hasFailed = island?.hasAttribute('data-failed') === true;
      if (!island || (hasFailed && button?.form?.hasAttribute('action') === true)) return;
      if (button) {
        event.preventDefault();
        // React would queue the event for hydration and handle it a second time.
        event.stopPropagation();
        if (hasFailed) answerFailed(button);
        else queueClick(island, button);
      }
      dispatchIslandEvent(island, 'island-needed');
    },
    true,
  );
}
