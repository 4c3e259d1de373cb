// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Navigator } from 'react-router-dom';
import type { PartLoader } from '../hydration/part-loader.ts';
import { followLinks, prefetchOnIntent } from './links.ts';

const loadPage = vi.fn<PartLoader['loadPage']>(() => Promise.reject(new Error('Not asked for')));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  vi.useRealTimers();
});

describe('links', () => {
  const push = vi.fn<(to: unknown) => void>();
  followLinks({ navigator: { push } as unknown as Navigator });

  function pressIn(attributes: string, init: MouseEventInit = {}) {
    document.body.innerHTML = `<div ${attributes}><a href="/samples?q=1"><b>Samples</b></a></div>`;
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    document.querySelector('b')?.dispatchEvent(press);
    return press;
  }

  it('of a part that is not hydrated lead on within the application', () => {
    expect(pressIn('data-page-part="footer"').defaultPrevented).toBe(true);
    expect(push).toHaveBeenCalledExactlyOnceWith('/samples?q=1');
  });

  it('are the browser’s with a modifier key, and React’s in a hydrated part', () => {
    pressIn('data-page-part="footer"', { ctrlKey: true });
    pressIn('data-page-part="footer" data-hydrated');
    expect(push).not.toHaveBeenCalled();
  });

  it('are fetched when a pointer rests on them, and at once when pressed', () => {
    vi.useFakeTimers();
    prefetchOnIntent({ loadPage });
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
    vi.advanceTimersByTime(0);
    expect(loadPage.mock.calls.map(([page]) => page.screen)).toEqual(['samples', 'section-index']);
  });
});
