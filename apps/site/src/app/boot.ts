// The one inline script of every page, the same on all of them so that one hash covers it. It runs
// before anything is painted, and nothing waits for it. __ENTRY__ is the address of the client entry.
import { LOCALE_STORAGE_KEY, LOCALES, DEFAULT_LOCALE } from '@waypage/content';

declare const __ENTRY__: string;

type EarlyAction = () => void;

const prefixed: readonly string[] = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

function isKnown(value: string | null): value is string {
  return LOCALES.some((locale) => locale === value);
}

/** Sends an unprefixed address to the stored language, or stores the language of a prefixed one. */
function settleLocale(): void {
  try {
    const stored = localStorage.getItem(LOCALE_STORAGE_KEY);
    const { pathname, search, hash } = location;
    const language = pathname.split('/')[1]?.toLowerCase() ?? '';
    if (prefixed.includes(language)) {
      if (!isKnown(stored)) localStorage.setItem(LOCALE_STORAGE_KEY, language);
    } else if (isKnown(stored) && prefixed.includes(stored)) {
      location.replace(`/${stored}${pathname}${search}${hash}`);
    }
  } catch {
    // Storage is blocked: the address alone decides.
  }
}

/** Keeps an explicit choice of the language menu. The link itself leads to the other language. */
function storeChoice(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a[data-locale]');
  if (!link) return;
  try {
    localStorage.setItem(LOCALE_STORAGE_KEY, link.getAttribute('data-locale') ?? '');
  } catch {
    // Storage is blocked: the address alone decides.
  }
}

/** Keeps what a visitor presses before the page can answer, and returns what repeats it. */
function keepEarlyActions(): () => void {
  let last: EarlyAction | undefined;
  function onClick(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    last = () => {
      button.click();
    };
  }
  function onSubmit(event: Event): void {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    last = () => {
      form.requestSubmit();
    };
  }
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  return () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('submit', onSubmit, true);
    last?.();
  };
}

const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Calls back once: after the first paint when the browser is idle, or at the first touch or key. */
function whenPaintedAndIdle(callback: () => void): void {
  let called = false;
  function callOnce(): void {
    if (called) return;
    called = true;
    for (const type of INTERACTIONS) removeEventListener(type, callOnce, true);
    callback();
  }
  for (const type of INTERACTIONS)
    addEventListener(type, callOnce, { capture: true, passive: true });
  function onIdle(): void {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(callOnce, { timeout: 2000 });
    else setTimeout(callOnce, 200);
  }
  // Two frames after `load`, what the browser has to show is on the screen.
  function onLoad(): void {
    requestAnimationFrame(() => setTimeout(onIdle));
    // A page in the background gets no frames.
    setTimeout(onIdle, 1000);
  }
  if (document.readyState === 'complete') onLoad();
  else addEventListener('load', onLoad, { once: true });
}

settleLocale();
document.addEventListener('click', storeChoice, true);
const replayEarlyActions = keepEarlyActions();
async function startApplication(): Promise<void> {
  try {
    const entry = (await import(/* @vite-ignore */ __ENTRY__)) as { start(): Promise<void> };
    await entry.start();
    document.documentElement.dataset['hydrated'] = '';
  } catch (error) {
    // The page stays what it is without scripts: all there to read, every link alive.
    console.error('[site] The page could not be made interactive.', error);
  }
  replayEarlyActions();
}

whenPaintedAndIdle(() => void startApplication());
