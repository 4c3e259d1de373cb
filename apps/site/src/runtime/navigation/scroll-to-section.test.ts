// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeNavigation, type FakeNavigation } from './fake-navigation.test.util.ts';
import { scrollToSections } from './scroll-to-section.ts';

const scrolledIntoView = vi.fn<(this: Element, to: ScrollIntoViewOptions) => void>();
const behaviors = () => scrolledIntoView.mock.calls.map(([{ behavior }]) => behavior);

const HOME =
  '<main><div data-island="hero"><input></div><div data-island="faq" data-hydrated=""><section id="faq"><h2>Questions</h2></section></div></main>';

let navigation: FakeNavigation;

function open(path: string, type: NavigationTimingType = 'navigate'): void {
  history.replaceState(null, '', path);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as PerformanceNavigationTiming,
  ]);
  scrollToSections();
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
  navigation = installFakeNavigation();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  HTMLElement.prototype.scrollIntoView = function (to) {
    scrolledIntoView.call(this, to as ScrollIntoViewOptions);
  };
  document.documentElement.lang = 'en';
  document.body.innerHTML = HOME;
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a document that is opened at a section', () => {
  it('scrolls and focuses the heading without code', async () => {
    open('/s/faq');
    await wait(99);
    expect(scrolledIntoView).not.toHaveBeenCalled();
    await wait(1);
    expect(scrolledIntoView.mock.contexts).toEqual([document.getElementById('faq')]);
    expect(focused()).toBe('Questions');
  });

  it.each(['wheel', 'touchmove', 'pointerdown', 'keydown', 'input'])(
    'stays where it is after a %s',
    async (type) => {
      open('/s/faq');
      dispatchEvent(Object.defineProperty(new Event(type), 'isTrusted', { value: true }));
      await wait(1000);
      expect(scrolledIntoView).not.toHaveBeenCalled();
    },
  );

  it('scrolls where only hydration repeats what was typed', async () => {
    open('/s/faq');
    dispatchEvent(new Event('input'));
    await wait(1000);
    expect(focused()).toBe('Questions');
  });

  it('keeps a scrolled or reloaded position', async () => {
    vi.stubGlobal('scrollY', 40);
    open('/s/faq');
    vi.stubGlobal('scrollY', 0);
    open('/s/faq', 'reload');
    await wait(1000);
    expect(scrolledIntoView).not.toHaveBeenCalled();
  });

  it.each([
    ['', [400, 400]],
    ['wheel', [400]],
  ])('restores its position until the visitor acts (%s)', async (type, tops) => {
    const scrollTo = vi.fn<(to: ScrollToOptions) => void>();
    vi.stubGlobal('scrollTo', scrollTo);
    navigation.updateCurrentEntry({ state: { position: { scrollY: 400 } } });
    open('/s/faq', 'reload');
    dispatchEvent(new Event(type));
    dispatchEvent(new Event('pageshow'));
    expect(scrollTo.mock.calls.map(([{ top }]) => top)).toEqual(tops);
    expect(history.scrollRestoration).toBe('manual');
    await wait(1000);
    expect(navigation.currentEntry.getState()).toEqual({ position: undefined });
    expect(history.scrollRestoration).toBe('auto');
  });

  it('has its position again without the Navigation API', async () => {
    vi.unstubAllGlobals();
    const scrollTo = vi.fn<(to: ScrollToOptions) => void>();
    vi.stubGlobal('scrollTo', scrollTo);
    open('/plans#main');
    for (const top of [700, 300]) {
      dispatchEvent(new Event('wheel'));
      vi.stubGlobal('scrollY', top);
      dispatchEvent(new Event('pagehide'));
      dispatchEvent(new Event('pageshow'));
      expect(scrollTo).toHaveBeenLastCalledWith({ top, behavior: 'instant' });
      scrollTo.mockClear();
      await wait(20);
      expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top, behavior: 'instant' });
      await wait(1000);
    }
  });

  it('requests the section’s island even out of view', async () => {
    const island = document.querySelector<HTMLElement>('[data-island=faq]');
    delete island?.dataset['hydrated'];
    const onNeeded = vi.fn();
    island?.addEventListener('island-needed', onNeeded);
    open('/s/faq');
    await wait(100);
    expect(onNeeded).toHaveBeenCalledOnce();
  });

  it.each(['input', 'iframe'])('leaves focus on an %s and HTML alone', async (name) => {
    const island = document.querySelector<HTMLElement>('[data-island=faq]');
    delete island?.dataset['hydrated'];
    open('/s/faq');
    await wait(100);
    expect(document.querySelector('h2')?.hasAttribute('tabindex')).toBe(false);
    const used = document.body.appendChild(document.createElement(name));
    used.tabIndex = 0;
    used.focus();
    island?.dispatchEvent(new Event('island-hydrated'));
    expect(document.activeElement).toBe(used);
  });
});

describe('a link to a section', () => {
  beforeEach(() => {
    open('/');
  });

  it('scrolls to it on each click', async () => {
    await navigation.dispatch('/s/faq');
    expect(location.pathname).toBe('/s/faq');
    await wait(100);
    await navigation.dispatch('/s/faq', { navigationType: 'replace' });
    await wait(100);
    expect(scrolledIntoView).toHaveBeenCalledTimes(2);
  });

  it('waits for late sections until the visitor acts', async () => {
    document.getElementById('faq')?.remove();
    await navigation.dispatch('/s/faq');
    await wait(5000);
    dispatchEvent(new Event('keydown'));
    document.body.innerHTML = HOME;
    await wait(1000);
    expect(scrolledIntoView).not.toHaveBeenCalled();
  });

  it('scrolls to a later section and focuses it', async () => {
    const main = document.querySelector('main');
    main?.replaceChildren();
    // As `location-store.ts` does.
    const take = (event: Event) => (event as NavigateEvent).intercept({});
    navigation.addEventListener('navigate', take, { once: true });
    await navigation.dispatch('/plans#faq');
    await wait(500);
    if (main) main.innerHTML = '<section id="faq"><h3>Late</h3></section>';
    await wait(200);
    expect(scrolledIntoView).toHaveBeenCalledOnce();
    expect(focused()).toBe('Late');
  });

  it('corrects the position once after the scroll', async () => {
    await navigation.dispatch('/s/faq');
    await wait(100);
    const section = document.getElementById('faq');
    if (section) section.getBoundingClientRect = () => new DOMRect(0, 50);
    for (let times = 0; times < 2; times += 1) {
      dispatchEvent(new Event('scrollend'));
      await wait(0);
    }
    expect(behaviors()).toEqual(['smooth', 'instant']);
  });

  it('scrolls once where nothing has moved it', async () => {
    await navigation.dispatch('/s/faq');
    await wait(100);
    dispatchEvent(new Event('scrollend'));
    await wait(0);
    expect(behaviors()).toEqual(['smooth']);
  });

  it('gives up a section that never comes', async () => {
    const observe = vi.spyOn(MutationObserver.prototype, 'observe');
    const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect');
    document.body.innerHTML = '';
    await navigation.dispatch('/s/none', { canIntercept: true });
    navigation.dispatchEvent(new Event('navigatesuccess'));
    await wait(60_000);
    expect(disconnect).toHaveBeenCalledTimes(observe.mock.calls.length);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(['a visitor scrolls', 'the scroll is long over'])(
    'leaves the section alone when %s',
    async (what) => {
      await navigation.dispatch('/s/faq');
      await wait(100);
      if (what === 'a visitor scrolls') dispatchEvent(new Event('wheel'));
      else await wait(3000);
      dispatchEvent(new Event('scrollend'));
      expect(behaviors()).toEqual(['smooth']);
    },
  );

  it.each([
    ['of another language', '/es/s/faq'],
    ['that does not exist', '/s/none'],
  ])('%s is left to others', async (_, href) => {
    await navigation.dispatch(href);
    expect(location.pathname).toBe('/');
  });

  it('gives way to the way back', async () => {
    await navigation.dispatch('/s/faq');
    await navigation.dispatch('/', { navigationType: 'traverse' });
    await wait(1000);
    expect(scrolledIntoView).not.toHaveBeenCalled();
  });
});
