// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { redirectToStoredLocale, persistLocale } from '#features/language/language-redirect.ts';
import { isChunkMissing, isHostReachable } from './load-failures.ts';
import { addWebFonts, applyNoScriptStyles, startWithRetries, whenIdle } from './start.ts';
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
  vi.restoreAllMocks();
});

describe('the language', () => {
  it.each([
    ['leads an unprefixed URL to its own', 'es', '/samples', '', '/es/samples?q#h', 'es'],
    ['stays with a link', 'es', '/samples', 'https://waypage.example/es/samples', '', 'en'],
    [
      'stays English after a link',
      'es',
      '/samples',
      'https://waypage.example/samples',
      '/es/samples?q#h',
      'es',
    ],
    [
      'leads from another site',
      'es',
      '/samples',
      'https://other.example/es/',
      '/es/samples?q#h',
      'es',
    ],
    ['of a prefixed URL is stored where none is', undefined, '/fr/samples', '', '', 'fr'],
  ])('that is stored %s', (_, before, path, referrer, target, after) => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    if (before) stored.set('locale', before);
    stubLocation(path);
    redirectToStoredLocale();
    expect(replace.mock.calls.flat()).toEqual(target ? [target] : []);
    expect(stored.get('locale')).toBe(after);
  });

  it('of an unprefixed URL stays English going back', () => {
    stubNavigation('back_forward');
    stored.set('locale', 'es');
    stubLocation('/samples');
    redirectToStoredLocale();
    expect(replace).not.toHaveBeenCalled();
    expect(stored.get('locale')).toBe('es');
  });

  it.each([
    ['click', 'es'],
    // It opens in a new tab.
    ['pointerdown', undefined],
  ])('keeps query and hash; a %s stores %s', (type, locale) => {
    stubLocation('/samples');
    document.body.innerHTML =
      '<a data-locale="es" href="https://waypage.example/es/samples"><b>Español</b></a>';
    document.addEventListener(type, persistLocale, { once: true });
    document.querySelector('b')?.dispatchEvent(new MouseEvent(type, { bubbles: true }));
    expect(document.querySelector('a')?.href).toBe('https://waypage.example/es/samples?q#h');
    expect(stored.get('locale')).toBe(locale);
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
  it('is requested at first touch or key', async () => {
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

  function writePage(start: () => Promise<void>) {
    document.body.innerHTML =
      '<div id="root" data-messages="/m.json"><i data-island="a"></i></div>';
    vi.stubGlobal('__MODULES__', [
      'data:text/javascript,export const start = (messages) => globalThis.started(messages)',
    ]);
    vi.stubGlobal('started', start);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    return document.querySelector('[data-island]');
  }

  it('starts with its messages, latest at a click', async () => {
    const start = vi.fn(() => Promise.resolve());
    const island = writePage(start);
    const onDelayed = vi.fn();
    island?.addEventListener('island-delayed', onDelayed);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    void startWithRetries();
    await eventually(() => expect(onDelayed).toHaveBeenCalledOnce());
    expect(console.error).toHaveBeenCalledOnce();
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ common: {} })));
    island?.dispatchEvent(new Event('island-needed'));
    await eventually(() => expect(start).toHaveBeenCalledExactlyOnceWith({ common: {} }));
    await eventually(() => expect(document.documentElement.dataset['hydrated']).toBe(''));
  });

  it('fails its islands once when it throws', async () => {
    const start = vi.fn(() => Promise.reject(new Error('Broken on purpose')));
    writePage(start);
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
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

  it('are added together after first paint', async () => {
    stubNavigation('navigate');
    let paint: (value: unknown) => void = () => undefined;
    const adding = addWebFonts(new Promise((resolve) => (paint = resolve)));
    await new Promise((resolve) => setTimeout(resolve));
    expect(added).toEqual([]);
    paint(undefined);
    await adding;
    expect(added).toEqual(['Display', 'Text']);
  });

  it('are added at once when seen before', async () => {
    stubNavigation('reload');
    await addWebFonts(new Promise(() => undefined));
    expect(added).toEqual(['Display', 'Text']);
  });
});

const file = 'https://waypage.example/assets/Faq-1.js';
const error = new TypeError(`Failed to fetch dynamically imported module: ${file}`);

it.each([
  [200, { isReachable: true, isMissing: false }],
  [404, { isReachable: true, isMissing: true }],
  [410, { isReachable: true, isMissing: true }],
  [503, { isReachable: false, isMissing: false }],
  // Without an answer.
  [0, { isReachable: false, isMissing: false }],
])('load failures with status %i are %o', async (status, expected) => {
  stubLocation('/samples');
  const fetch = vi.fn((_url: string) =>
    status ? Promise.resolve(new Response('', { status })) : Promise.reject(error),
  );
  vi.stubGlobal('fetch', fetch);
  expect({
    isReachable: await isHostReachable(),
    isMissing: await isChunkMissing(error),
  }).toEqual(expected);
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/samples', file]);
  // Safari names no file.
  expect(await isChunkMissing(new TypeError('Importing a module script failed.'))).toBe(false);
});

describe('applyNoScriptStyles', () => {
  it('skips style sheets with unreadable rules', () => {
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

  it('keeps the reading position while panels open above', () => {
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
