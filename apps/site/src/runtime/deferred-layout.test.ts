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

  it.each([
    ['at a hash', () => history.replaceState(null, '', '/#faq')],
    ['at a section', () => history.replaceState(null, '', '/es/s/faq')],
    ['after a reload', () => (opened = 'reload')],
    ['after a step back', () => (opened = 'back_forward')],
    ['without idle callbacks', () => Reflect.deleteProperty(window, 'requestIdleCallback')],
  ])('lays out at once %s', (_, prepare) => {
    prepare();
    deferLayout(never);
    expect(dataset).not.toHaveProperty('deferredLayout');
  });

  it('lays out an island before it is hydrated', () => {
    deferLayout(never);
    const [, faq] = islands();
    faq?.dispatchEvent(new Event('island-loaded'));
    expect(faq?.dataset).toHaveProperty('laidOut');
  });

  it('moves no island or part in the window', () => {
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    vi.stubGlobal('scrollY', 5000);
    deferLayout(never);
    const [hero, faq] = islands();
    if (!hero || !faq) throw new Error('The islands are missing.');
    faq.id = 'faq';
    // The hero is lower than the browser has estimated.
    const top = () => ('laidOut' in hero.dataset ? -900 : 100);
    faq.getBoundingClientRect = () => new DOMRect(0, top(), 0, 6000);
    hero.dispatchEvent(new Event('island-loaded'));
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 4000, behavior: 'instant' });
    faq.innerHTML = '<p data-below-window=""></p><p data-below-window=""></p>';
    const [above, inWindow] = faq.children;
    if (!above || !inWindow) throw new Error('The parts are missing.');
    above.getBoundingClientRect = () => new DOMRect(0, -900, 0, 700);
    const topOfPart = () => ('laidOut' in faq.dataset ? 0 : 100);
    inWindow.getBoundingClientRect = () => new DOMRect(0, topOfPart(), 0, 2000);
    faq.dispatchEvent(new Event('island-loaded'));
    expect(scrollTo.mock.calls).toEqual([
      [{ top: 4000, behavior: 'instant' }],
      [{ top: 4900, behavior: 'instant' }],
    ]);
    faq.dispatchEvent(new Event('island-loaded'));
    expect(scrollTo).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a link to a place is followed', () => document.querySelector('a')?.click()],
    ['a page is left', () => islands()[0]?.dispatchEvent(new Event('island-removed'))],
    ['it is printed', () => dispatchEvent(new Event('beforeprint'))],
    ['the document is left', () => dispatchEvent(new Event('pagehide'))],
  ])('lays out all before %s', (_, act) => {
    deferLayout(never);
    act();
    expect(dataset).not.toHaveProperty('deferredLayout');
  });
});
