// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settleLocale, storeChoice } from '../../services/i18n/settle-locale.ts';
import { helpWithoutCode, isHostReachable, PAGE_NOTICE_ID } from '../missing-code.ts';
import { keepStarting } from './start.ts';
import { addWebFonts } from './web-fonts.ts';
import { whenIdle } from './when-idle.ts';

const reload = vi.fn();
const replace = vi.fn<(address: string) => void>();
const stored = new Map<string, string>();

function stubNavigation(type: 'navigate' | 'reload'): void {
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
    reload,
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
  it('that is stored has an unprefixed address lead to its own', () => {
    stored.set('locale', 'es');
    stubLocation('/samples');
    settleLocale();
    expect(replace).toHaveBeenCalledExactlyOnceWith('/es/samples?q#h');
  });

  it('of a prefixed address is stored where none is', () => {
    stubLocation('/fr/samples');
    settleLocale();
    expect(stored.get('locale')).toBe('fr');
    expect(replace).not.toHaveBeenCalled();
  });

  it('that is chosen in the menu is stored, and its link keeps query and hash', () => {
    stubLocation('/samples');
    document.body.innerHTML =
      '<a data-locale="es" href="https://waypage.example/es/samples"><b>Español</b></a>';
    document.addEventListener('click', storeChoice, { once: true });
    document.querySelector('b')?.click();
    expect(stored.get('locale')).toBe('es');
    expect(document.querySelector('a')?.href).toBe('https://waypage.example/es/samples?q#h');
  });

  it('is the address’s where storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    stubLocation('/samples');
    expect(settleLocale).not.toThrow();
    document.body.innerHTML = '<a data-locale="es">Español</a>';
    document.addEventListener('click', storeChoice, { once: true });
    expect(() => document.querySelector('a')?.click()).not.toThrow();
  });
});

describe('a press that is lost', () => {
  const line = () => document.getElementById(PAGE_NOTICE_ID)?.textContent;

  beforeEach(() => {
    document.body.innerHTML = `<p id="${PAGE_NOTICE_ID}" data-outdated="Old" data-unreachable="Off"></p>`;
    stubLocation('/');
  });

  it('is answered in words without a network, until the next press', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await helpWithoutCode();
    expect(line()).toBe('Off');
    dispatchEvent(new Event('pointerdown'));
    expect(line()).toBe('');
  });

  it('opens the page afresh where a newer release has replaced the code, once', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
    stubNavigation('navigate');
    void helpWithoutCode();
    await vi.waitFor(() => {
      expect(reload).toHaveBeenCalledOnce();
    });
    stubNavigation('reload');
    await helpWithoutCode();
    expect(reload).toHaveBeenCalledOnce();
    expect(line()).toBe('Old');
  });
});

describe('the application', () => {
  it('is asked for at the first touch or key', async () => {
    const idle = whenIdle();
    dispatchEvent(new Event('keydown'));
    await expect(idle).resolves.toBeInstanceOf(Event);
  });

  it('is asked for when the browser is idle after the first paint, whether it knows of that or not', async () => {
    const requestIdleCallback = vi.fn((callback: () => void) => {
      callback();
    });
    vi.stubGlobal('requestIdleCallback', requestIdleCallback);
    const idle = whenIdle();
    dispatchEvent(new Event('load'));
    await idle;
    expect(requestIdleCallback).toHaveBeenCalled();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(window, 'requestIdleCallback');
    const later = whenIdle();
    dispatchEvent(new Event('load'));
    await later;
  });

  it('starts when its texts can be had, at a press at the latest', async () => {
    document.body.innerHTML =
      '<div id="root" data-messages="/m.json"><i data-page-part="a"></i></div>';
    const start = vi.fn(() => Promise.resolve());
    vi.stubGlobal('__MODULES__', [
      `data:text/javascript,export const start = (messages) => globalThis.started(messages)`,
    ]);
    vi.stubGlobal('started', start);
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const part = document.querySelector('[data-page-part]');
    const onFailed = vi.fn();
    part?.addEventListener('part-failed', onFailed);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    void keepStarting();
    await vi.waitFor(() => {
      expect(onFailed).toHaveBeenCalledOnce();
    });
    expect(error).toHaveBeenCalledOnce();
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ common: {} })));
    part?.dispatchEvent(new Event('part-needed'));
    await vi.waitFor(() => {
      expect(start).toHaveBeenCalledExactlyOnceWith({ common: {} });
    });
    await vi.waitFor(() => {
      expect(document.documentElement.dataset['hydrated']).toBe('');
    });
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

  it('are added together after the first paint, and one that cannot be had costs nothing', async () => {
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

it('whether the host answers is asked of the host', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  expect(await isHostReachable()).toBe(true);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })));
  expect(await isHostReachable()).toBe(false);
});
