// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Navigator } from 'react-router-dom';
import type { PartLoader } from '../hydration/part-loader.ts';
import { createI18n } from '../../i18n/create-i18n.ts';
import { followLinks } from './follow-links.ts';
import { isHostReachable } from './is-host-reachable.ts';
import { createNavigationGuard } from './navigation-guard.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';

const loadPage = vi.fn<PartLoader['loadPage']>(() => Promise.resolve());
const isReady = vi.fn<PartLoader['isReady']>(() => false);
const loader = { loadPage, isReady } as unknown as PartLoader;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  vi.useRealTimers();
});

describe('what a navigation waits for', () => {
  const guard = createNavigationGuard(
    createI18n('en', {}),
    loader,
    ({ screen }) => screen === 'home',
  );

  it('is nothing within the page on the screen', () => {
    expect(guard.prepare('/s/faq', 'push')).toBeUndefined();
  });

  it('is the first view, and on the way back all of the page', async () => {
    await guard.prepare('/es/samples', 'push');
    await guard.prepare('/es/samples', 'pop');
    expect(loadPage.mock.calls.map(([page, isWhole]) => [page.screen, isWhole])).toEqual([
      ['samples', false],
      ['samples', true],
    ]);
  });

  it('is nothing when it is at hand', () => {
    isReady.mockReturnValueOnce(true);
    expect(guard.prepare('/samples', 'push')).toBeUndefined();
  });

  it('leaves the visitor where they are without a network, in words', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const onNotice = vi.fn();
    addEventListener('set-notification', onNotice, { once: true });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await guard.onFailure('/samples', 'push')).toBe(true);
    expect(onNotice).toHaveBeenCalledOnce();
  });
});

describe('whether the host answers', () => {
  it('is asked of the host', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
    expect(await isHostReachable()).toBe(true);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })));
    expect(await isHostReachable()).toBe(false);
  });
});

describe('links', () => {
  const push = vi.fn<(to: unknown) => void>();
  followLinks({ push } as unknown as Navigator);

  function pressIn(attributes: string, init: MouseEventInit = {}) {
    document.body.innerHTML = `<div ${attributes}><a href="/samples?q=1"><b>Samples</b></a></div>`;
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    document.querySelector('b')?.dispatchEvent(press);
    return press;
  }

  it('of a part without code lead on within the application', () => {
    expect(pressIn('data-page-part="footer"').defaultPrevented).toBe(true);
    expect(push).toHaveBeenCalledExactlyOnceWith('/samples?q=1');
  });

  it('are the browser’s with a modifier key, and React’s in a hydrated part', () => {
    pressIn('data-page-part="footer"', { ctrlKey: true });
    pressIn('data-page-part="footer" data-hydrated');
    expect(push).not.toHaveBeenCalled();
  });

  it('are fetched when a pointer rests on them, once, and at once when pressed', () => {
    vi.useFakeTimers();
    prefetchOnIntent(loader);
    document.body.innerHTML = '<a href="/samples">Samples</a><a href="/s">All</a><i>No link</i>';
    const [samples, all, none] = document.body.children;
    const hint = (element: Element | undefined, type: string) =>
      element?.dispatchEvent(new Event(type, { bubbles: true }));
    hint(samples, 'pointerover');
    hint(none, 'pointerover');
    vi.advanceTimersByTime(1000);
    expect(loadPage).not.toHaveBeenCalled();
    hint(samples, 'pointerover');
    vi.advanceTimersByTime(65);
    hint(all, 'pointerdown');
    hint(all, 'pointerdown');
    expect(loadPage.mock.calls.map(([page]) => page.screen)).toEqual(['samples', 'section-index']);
  });
});
