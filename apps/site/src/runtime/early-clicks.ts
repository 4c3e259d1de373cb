import { isUnmodifiedClick } from './dom-events.ts';
import { isChunkMissing } from './load-failures.ts';
import { dispatchIslandEvent, type IslandEvent } from './island-events.ts';
import { showNotice } from './page-notice.ts';

const WAITING_MS = 1000;
const SLOW_MS = 10_000;

/** Shows the panel of a tab, and returns a function that selects the one before again: React expects that in the HTML. */
function selectEarlyTab(tab: HTMLElement): () => void {
  const tabs = [...(tab.closest('[role=tablist]')?.querySelectorAll('[role=tab]') ?? [])];
  const before = tabs.find((one) => one.matches('[aria-selected=true]'));

  function select(selected: Element | undefined): void {
    for (const one of tabs) {
      const isSelected = one === selected;
      one.setAttribute('aria-selected', String(isSelected));
      const panel = document.getElementById(one.getAttribute('aria-controls') ?? '');
      if (isSelected) panel?.removeAttribute('hidden');
      else panel?.setAttribute('hidden', 'until-found');
    }
  }

  select(tab);
  // Safari does not. An island with the focus is hydrated in one task, in which no other panel is painted.
  tab.focus({ preventScroll: true });
  return () => select(before);
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
  button.setAttribute('aria-busy', 'true');
  button.dataset['inert'] ??= 'busy';
  const timers = [
    setTimeout(showNotice, WAITING_MS, 'waiting'),
    setTimeout(showNotice, SLOW_MS, 'slow'),
  ];
  return () => {
    timers.forEach(clearTimeout);
    button.removeAttribute('aria-busy');
    if (button.dataset['inert'] === 'busy') delete button.dataset['inert'];
  };
}

/** Answers a click in an island that has failed. */
function handleFailedClick(button: HTMLElement): void {
  if (isTab(button)) selectEarlyTab(button);
  else showNotice('broken');
}

/** The click that waits in an island; a later one in the same island cancels it. All share one page notice. */
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
    handleFailedClick(find() ?? button);
  });
  on('island-delayed', (event) => {
    void isChunkMissing((event as CustomEvent<unknown>).detail).then((isMissing) => {
      if (!isMissing || isTab(button) || signal.aborted) return;
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
        if (hasFailed) handleFailedClick(button);
        else queueClick(island, button);
      }
      dispatchIslandEvent(island, 'island-needed');
    },
    true,
  );
}

const NOT_HYDRATED = '[data-island]:not([data-hydrated], [data-failed])';

/** Hands dropped files to the file field of an island without code; the browser would leave the page to open them. */
export function acceptEarlyDrops(): void {
  for (const type of ['dragover', 'drop'] as const) {
    document.addEventListener(type, (event) => {
      const { dataTransfer } = event;
      const field = document.querySelector<HTMLInputElement>(`${NOT_HYDRATED} input[type=file]`);
      if (!field || dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      if (type === 'dragover') return;
      field.files = dataTransfer.files;
      const island = field.closest(NOT_HYDRATED);
      if (island) dispatchIslandEvent(island, 'island-needed');
    });
  }
}

/** Whether the content of a `<details>` lies over the page: that of a menu does, that of a question does not. */
function isMenu(details: HTMLDetailsElement): boolean {
  return [...details.children].some(
    (child) =>
      child.localName !== 'summary' && /absolute|fixed/.test(getComputedStyle(child).position),
  );
}

/** Closes menus of islands without code: the open one by Escape, those of header and footer by a click on a link. */
export function closeNativeMenus(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const native = '[data-island]:not([data-hydrated]) details[open]';
    const menus = [...document.querySelectorAll<HTMLDetailsElement>(native)].filter(isMenu);
    const menu = menus.findLast((one) => one.matches(':focus-within')) ?? menus.at(-1);
    menu?.removeAttribute('open');
    menu?.querySelector('summary')?.focus({ preventScroll: true });
  });
  document.addEventListener(
    'click',
    (event) => {
      const isLink = (event.target as Element).closest('a[href]') !== null;
      if (!isLink || !isUnmodifiedClick(event)) return;
      // After the click, so that a link inside a menu is still followed.
      setTimeout(() => {
        const menus = ':is([data-island=header], [data-island=footer]) details[open]';
        for (const menu of document.querySelectorAll(menus)) menu.removeAttribute('open');
      });
    },
    true,
  );
}
