// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '@waypage/scripts/testing/eventually.ts';
import { deferLayout } from './deferred-layout.ts';

const { dataset } = document.documentElement;
let opened: NavigationTimingType;
/** Waiting for an idle browser. */
const waiting: (() => void)[] = [];

beforeEach(() => {
  opened = 'navigate';
  delete dataset['deferredLayout'];
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [
    { type: opened } as PerformanceNavigationTiming,
  ]);
  vi.stubGlobal('CSS', { supports: () => true });
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => waiting.push(callback));
  document.body.innerHTML =
    '<main><div data-island="hero"></div><div data-island="faq"><a href="#x"></a></div></main>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const islands = () => [...document.querySelectorAll<HTMLElement>('[data-island]')];
const never = new Promise(() => undefined);

describe('deferLayout', () => {
  it('waits for hydration, then goes island by island', async () => {
    let hydrated = (): void => undefined;
    deferLayout(
      new Promise<void>((resolve) => {
        hydrated = resolve;
      }),
    );
    expect(dataset).toHaveProperty('deferredLayout', '');
    hydrated();
    for (const island of islands()) {
      await eventually(() => expect(waiting).toHaveLength(1));
      expect(island.dataset).not.toHaveProperty('laidOut');
      waiting.pop()?.();
    }
    await eventually(() => expect(dataset).not.toHaveProperty('deferredLayout'));
  });

  it.each(['/#faq', '/s/pricing', '/es/s/faq'])('lays out %s at once', (url) => {
    history.replaceState(null, '', url);
    deferLayout(never);
    expect(dataset).not.toHaveProperty('deferredLayout');
  });

  it.each(['reload', 'back_forward'] as const)('restores positions after a %s', (type) => {
    opened = type;
    deferLayout(never);
    expect(dataset).not.toHaveProperty('deferredLayout');
  });

  it('needs idle callbacks', () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    deferLayout(never);
    expect(dataset).not.toHaveProperty('deferredLayout');
  });

  it('lays out before a link to a place is followed', () => {
    deferLayout(never);
    document.querySelector('a')?.click();
    expect(dataset).not.toHaveProperty('deferredLayout');
  });

  it('lays out an island before it is hydrated', () => {
    deferLayout(never);
    const [, faq] = islands();
    faq?.dispatchEvent(new Event('island-loaded'));
    expect(faq?.dataset).toHaveProperty('laidOut');
  });

  it('moves nothing in the window', () => {
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    vi.stubGlobal('scrollY', 5000);
    deferLayout(never);
    const [hero, faq] = islands();
    if (!hero || !faq) throw new Error('The islands are missing.');
    faq.id = 'faq';
    // The hero is lower than the browser has estimated.
    const top = () => ('laidOut' in hero.dataset ? -900 : 100);
    faq.getBoundingClientRect = () => new DOMRect(0, top(), 0, 2000);
    hero.dispatchEvent(new Event('island-loaded'));
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 4000, behavior: 'instant' });
    faq.dispatchEvent(new Event('island-loaded'));
    expect(scrollTo).toHaveBeenCalledOnce();
  });

  it('moves no part of an island in the window', () => {
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    vi.stubGlobal('scrollY', 5000);
    const [, faq] = islands();
    if (!faq) throw new Error('The island is missing.');
    faq.innerHTML = '<p data-below-window=""></p><p data-below-window=""></p>';
    faq.getBoundingClientRect = () => new DOMRect(0, -3000, 0, 6000);
    const [above, inWindow] = faq.children;
    if (!above || !inWindow) throw new Error('The parts are missing.');
    above.getBoundingClientRect = () => new DOMRect(0, -900, 0, 700);
    const top = () => ('laidOut' in faq.dataset ? 0 : 100);
    inWindow.getBoundingClientRect = () => new DOMRect(0, top(), 0, 2000);
    deferLayout(never);
    faq.dispatchEvent(new Event('island-loaded'));
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 4900, behavior: 'instant' });
  });

  it.each(['island-removed', 'beforeprint', 'pagehide'])('ends at %s', (type) => {
    deferLayout(never);
    const target = type === 'island-removed' ? islands()[0] : window;
    target?.dispatchEvent(new Event(type));
    expect(dataset).not.toHaveProperty('deferredLayout');
  });
});
