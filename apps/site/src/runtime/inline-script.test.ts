// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { redirectToStoredLocale, persistLocale } from '#features/language/language-redirect.ts';
import { isChunkGone, isHostReachable } from './chunk-errors.ts';
import { applyNoScriptStyles, startWithRetries, whenIdle } from './start.ts';
import { addWebFonts } from './web-fonts.ts';
import { eventually } from '@waypage/scripts/testing/eventually.ts';

const replace = vi.fn<(url: string) => void>();
const stored = new Map<string, string>();

function stubNavigation(type: NavigationTimingType): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as PerformanceNavigationTiming,
  ]);
}

function stubLocation(pathname: string): void {
  vi.stubGlobal('location', {
    pathname,
    search: '?q',
    hash: '#h',
    origin: 'https://waypage.example',
    replace,
  });
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  vi.useRealTimers();
});

describe('the language', () => {
  it('that is stored has an unprefixed URL lead to its own', () => {
    stored.set('locale', 'es');
    stubLocation('/samples');
    redirectToStoredLocale();
    expect(replace).toHaveBeenCalledExactlyOnceWith('/es/samples?q#h');
  });

  it.each([
    ['https://waypage.example/es/samples', 0, 'en'],
    ['https://waypage.example/samples', 1, 'es'],
    ['https://other.example/es/', 1, 'es'],
  ])('of an unprefixed URL is English after a link from %s', (referrer, redirects, locale) => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    stored.set('locale', 'es');
    stubLocation('/samples');
    redirectToStoredLocale();
    expect(replace).toHaveBeenCalledTimes(redirects);
    expect(stored.get('locale')).toBe(locale);
  });

  it('of an unprefixed URL stays English on the way back, whatever is stored', () => {
    stubNavigation('back_forward');
    stored.set('locale', 'es');
    stubLocation('/samples');
    redirectToStoredLocale();
    expect(replace).not.toHaveBeenCalled();
    expect(stored.get('locale')).toBe('es');
  });

  it('of a prefixed URL is stored where none is', () => {
    stubLocation('/fr/samples');
    redirectToStoredLocale();
    expect(stored.get('locale')).toBe('fr');
    expect(replace).not.toHaveBeenCalled();
  });

  it('that is chosen in the menu is stored, and its link keeps query and hash', () => {
    stubLocation('/samples');
    document.body.innerHTML =
      '<a data-locale="es" href="https://waypage.example/es/samples"><b>Español</b></a>';
    document.addEventListener('click', persistLocale, { once: true });
    document.querySelector('b')?.click();
    expect(stored.get('locale')).toBe('es');
    expect(document.querySelector('a')?.href).toBe('https://waypage.example/es/samples?q#h');
  });

  it('that opens in a new tab keeps query and hash and is not stored', () => {
    stubLocation('/samples');
    document.body.innerHTML =
      '<a data-locale="es" href="https://waypage.example/es/samples">Español</a>';
    document.addEventListener('pointerdown', persistLocale, { once: true });
    const link = document.querySelector('a');
    link?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(link?.href).toBe('https://waypage.example/es/samples?q#h');
    expect(stored.get('locale')).toBeUndefined();
  });

  it('is the URL’s where storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    stubLocation('/samples');
    expect(redirectToStoredLocale).not.toThrow();
    document.body.innerHTML = '<a data-locale="es">Español</a>';
    document.addEventListener('click', persistLocale, { once: true });
    expect(() => document.querySelector('a')?.click()).not.toThrow();
  });
});

describe('the application', () => {
  it('is asked for at the first touch or key', async () => {
    const idle = whenIdle();
    dispatchEvent(new Event('keydown'));
    await expect(idle).resolves.toBeUndefined();
  });

  it('is asked for when the browser is idle', async () => {
    const requestIdleCallback = vi.fn((callback: () => void) => callback());
    vi.stubGlobal('requestIdleCallback', requestIdleCallback);
    const idle = whenIdle();
    await idle;
    expect(requestIdleCallback).toHaveBeenCalled();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(window, 'requestIdleCallback');
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const later = whenIdle();
    dispatchEvent(new Event('load'));
    await later;
  });

  it('starts when its messages is available, at a click at the latest', async () => {
    document.body.innerHTML =
      '<div id="root" data-messages="/m.json"><i data-island="a"></i></div>';
    const start = vi.fn(() => Promise.resolve());
    vi.stubGlobal('__MODULES__', [
      `data:text/javascript,export const start = (messages) => globalThis.started(messages)`,
    ]);
    vi.stubGlobal('started', start);
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const island = document.querySelector('[data-island]');
    const onDelayed = vi.fn();
    island?.addEventListener('island-delayed', onDelayed);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    void startWithRetries();
    await eventually(() => expect(onDelayed).toHaveBeenCalledOnce());
    expect(error).toHaveBeenCalledOnce();
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ common: {} })));
    island?.dispatchEvent(new Event('island-needed'));
    await eventually(() => expect(start).toHaveBeenCalledExactlyOnceWith({ common: {} }));
    await eventually(() => expect(document.documentElement.dataset['hydrated']).toBe(''));
  });
});

describe('an application that throws when it starts', () => {
  it('is not started again, and its islands have failed', async () => {
    document.body.innerHTML = '<div id="root"><i data-island="a"></i></div>';
    const start = vi.fn(() => Promise.reject(new Error('Broken on purpose')));
    vi.stubGlobal('__MODULES__', [
      `data:text/javascript,export const start = () => globalThis.started()`,
    ]);
    vi.stubGlobal('started', start);
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await startWithRetries();
    dispatchEvent(new Event('online'));
    expect(start).toHaveBeenCalledOnce();
    expect(document.querySelector('[data-failed]')).not.toBeNull();
    expect(document.documentElement.dataset['scripts']).toBe('failed');
    applyNoScriptStyles(false);
  });
});

describe('web fonts', () => {
  const added: string[] = [];

  beforeEach(() => {
    added.length = 0;
    vi.stubGlobal('__WEB_FONTS__', [
      ['Display', 'url(/d.woff2)', {}],
      ['Text', 'url(/t.woff2)', {}],
    ]);
    vi.stubGlobal(
      'FontFace',
      class {
        readonly family: string;
        constructor(family: string) {
          this.family = family;
        }
        load = () =>
          this.family === 'Text' ? Promise.reject(new Error('gone')) : Promise.resolve(this);
      },
    );
    Object.defineProperty(document, 'fonts', {
      configurable: true,
      value: { add: ({ family }: { family: string }) => added.push(family) },
    });
    stubLocation('/');
  });

  it('are added together after the first paint, and one that cannot be loaded costs nothing', async () => {
    stubNavigation('navigate');
    let paint: (value: unknown) => void = () => undefined;
    const adding = addWebFonts(new Promise((resolve) => (paint = resolve)));
    await new Promise((resolve) => setTimeout(resolve));
    expect(added).toEqual([]);
    paint(undefined);
    await adding;
    expect(added).toEqual(['Display', 'Text']);
  });

  it('are added at once for who has seen them before', async () => {
    stubNavigation('reload');
    await addWebFonts(new Promise(() => undefined));
    expect(added).toEqual(['Display', 'Text']);
  });
});

describe('isHostReachable', () => {
  it.each([
    [404, true],
    [503, false],
  ])('answers to status %i with %s', async (status, isReachable) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status })));
    expect(await isHostReachable()).toBe(isReachable);
  });
});

describe('isChunkGone', () => {
  const error = new TypeError(
    'Failed to fetch dynamically imported module: https://waypage.example/assets/Faq-1.js',
  );

  it.each([
    [404, true],
    [410, true],
    [500, false],
    [200, false],
  ])('answers to status %i of the file with %s', async (status, isGone) => {
    const fetch = vi.fn((_url: string) => Promise.resolve(new Response('', { status })));
    vi.stubGlobal('fetch', fetch);
    expect(await isChunkGone(error)).toBe(isGone);
    expect(fetch.mock.calls[0]?.[0]).toBe('https://waypage.example/assets/Faq-1.js');
  });

  it('is false without an answer, and where the error names no file', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await isChunkGone(error)).toBe(false);
    expect(await isChunkGone(new TypeError('Importing a module script failed.'))).toBe(false);
  });
});

describe('applyNoScriptStyles', () => {
  it('passes over style sheets whose rules it may not read', () => {
    const foreign = {
      get cssRules(): never {
        throw new DOMException('Not allowed', 'SecurityError');
      },
    };
    vi.spyOn(document, 'styleSheets', 'get').mockReturnValue([foreign] as never);
    applyNoScriptStyles(true);
    expect(document.documentElement.dataset['scripts']).toBe('failed');
    applyNoScriptStyles(false);
    expect(document.documentElement.dataset['scripts']).toBeUndefined();
  });

  it('leaves what the visitor reads in its place, though panels above open', () => {
    document.body.innerHTML = '<main><div data-island="faq" id="island-faq"></div></main>';
    const island = document.querySelector<HTMLElement>('[data-island]');
    const tops = [100, 100, 900];
    if (island)
      island.getBoundingClientRect = () => ({ top: tops.shift() ?? 900, bottom: 2000 }) as DOMRect;
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    vi.stubGlobal('scrollY', 50);
    applyNoScriptStyles(true);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 850, behavior: 'instant' });
    applyNoScriptStyles(false);
  });
});
