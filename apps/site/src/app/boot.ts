// The one inline script of every page, the same on all of them so that one hash covers it. It runs
// before anything is painted, and nothing waits for it. The build fills in the addresses of
// the client's modules and of the web faces.
import { LOCALE_STORAGE_KEY, LOCALES, DEFAULT_LOCALE } from '@waypage/content';

interface BootFont {
  readonly family: string;
  readonly url: string;
  readonly descriptors: FontFaceDescriptors;
}

declare const __MODULES__: readonly string[];
declare const __FONTS__: readonly BootFont[];

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

/**
 * Adds the web faces, both in one step when both are there; until then fallback faces of the same
 * measures show. Where one cannot be loaded, they stay.
 */
async function addFonts(): Promise<void> {
  const faces = __FONTS__.map(
    ({ family, url, descriptors }) => new FontFace(family, `url(${url})`, descriptors),
  );
  await Promise.allSettled(faces.map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
}

/** Whether the visitor has just seen another page of the site, so that the faces are at hand. */
function hasFontsAtHand(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isFirstLoad = (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  return !isFirstLoad || document.referrer.startsWith(`${location.origin}/`);
}

/** Calls back when the whole page has been painted; in a page that is not, a moment after `load`. */
function whenPainted(callback: () => void): void {
  let called = false;
  function callOnce(): void {
    if (called) return;
    called = true;
    callback();
  }
  function onLoad(): void {
    // The entry says that the first frame is on the screen; the next has what came after it.
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(callOnce));
    }).observe({ type: 'paint', buffered: true });
    // A page in the background is not painted.
    setTimeout(callOnce, 1000);
  }
  if (document.readyState === 'complete') onLoad();
  else addEventListener('load', onLoad, { once: true });
}

const INTERACTIONS = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Calls back once: when the browser is idle after the first paint, or at the first touch or key. */
function whenIdle(callback: () => void): void {
  let called = false;
  function callOnce(): void {
    if (called) return;
    called = true;
    for (const type of INTERACTIONS) removeEventListener(type, callOnce, true);
    callback();
  }
  for (const type of INTERACTIONS) {
    addEventListener(type, callOnce, { capture: true, passive: true });
  }
  whenPainted(() => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(callOnce, { timeout: 2000 });
    else setTimeout(callOnce, 200);
  });
}

settleLocale();
document.addEventListener('click', storeChoice, true);
const replayEarlyActions = keepEarlyActions();

interface ClientEntry {
  start(): Promise<void>;
}

/** Imports the client's modules, each in a task of its own so that no task gets long. */
async function importModules(): Promise<ClientEntry> {
  let module: unknown;
  for (const address of __MODULES__) {
    module = await import(/* @vite-ignore */ address);
    await new Promise((resolve) => setTimeout(resolve));
  }
  // What all others are imported for comes last.
  return module as ClientEntry;
}

/** Has all modules fetched at once; they are run one after the other. */
function preloadModules(): void {
  for (const address of __MODULES__) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    document.head.append(link);
  }
}

async function startApplication(): Promise<void> {
  preloadModules();
  try {
    await (await importModules()).start();
    document.documentElement.dataset['hydrated'] = '';
  } catch (error) {
    // The page stays what it is without scripts: all there to read, every link alive.
    console.error('[site] The page could not be made interactive.', error);
  }
  replayEarlyActions();
}

if (hasFontsAtHand()) void addFonts();
else whenPainted(() => void addFonts());
whenIdle(() => void startApplication());
