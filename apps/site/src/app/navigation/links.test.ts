// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { IslandLoader } from '../hydration/island-loader.ts';
import { pageWithin, prefetchOnIntent } from './links.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('pageWithin', () => {
  it.each([
    ['/samples?q=1', 'samples'],
    ['/S/Faq', 'home'],
    ['/llms.txt', undefined],
    ['/pricing.json', undefined],
    ['/es/samples', undefined],
    ['/sample/vcard-plus/vcard-black', undefined],
    ['https://app.waypage.example/samples', undefined],
  ])('finds for %s the page %s', (href, route) => {
    expect(pageWithin(new URL(href, location.href))?.route).toBe(route);
  });
});

describe('prefetchOnIntent', () => {
  it('loads the page of a link that a pointer rests on, and at once of one that is pressed', () => {
    const loadPage = vi.fn<IslandLoader['loadPage']>(() => Promise.reject(new Error('Not needed')));
    vi.useFakeTimers();
    prefetchOnIntent({ loadPage });
    document.body.innerHTML =
      '<a href="/samples">Samples</a><a href="/s">All</a><i>No link</i><a href="/llms.txt">Text</a>';
    const [samples, all, none, file] = document.body.children;
    const hint = (element: Element | undefined, type: string) =>
      element?.dispatchEvent(new Event(type, { bubbles: true }));
    hint(samples, 'pointerover');
    hint(none, 'pointerover');
    vi.advanceTimersByTime(1000);
    hint(file, 'pointerover');
    vi.advanceTimersByTime(1000);
    expect(loadPage).not.toHaveBeenCalled();
    hint(samples, 'pointerover');
    vi.advanceTimersByTime(65);
    hint(all, 'pointerdown');
    vi.advanceTimersByTime(0);
    expect(loadPage.mock.calls.map(([page]) => page.route)).toEqual(['samples', 'section-index']);
  });
});
