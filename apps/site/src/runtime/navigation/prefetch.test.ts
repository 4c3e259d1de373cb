// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { IslandLoader } from '../islands/island-loader.ts';
import { pageWithin, prefetchOnIntent } from './prefetch.ts';

it.each([
  ['/samples?q=1', 'samples'],
  ['/S/Faq', 'home'],
  ['/llms.txt', undefined],
  ['/pricing.json', undefined],
  ['/es/samples', undefined],
  ['/sample/vcard-plus/vcard-black', undefined],
  ['https://app.waypage.example/samples', undefined],
])('pageWithin finds for %s the page %s', (href, route) => {
  expect(pageWithin(new URL(href, location.href))?.route).toBe(route);
});

describe('prefetchOnIntent', () => {
  const loadPage = vi.fn<IslandLoader['loadPage']>(() => Promise.reject(new Error('Not needed')));
  prefetchOnIntent({ loadPage });

  const hint = (href: string, type: string) =>
    document.querySelector(`a[href="${href}"]`)?.dispatchEvent(new Event(type, { bubbles: true }));

  const loaded = () => loadPage.mock.calls.map(([page]) => page.route);

  beforeEach(() => {
    vi.useFakeTimers();
    loadPage.mockClear();
    document.body.innerHTML =
      '<a href="/samples">Samples</a><a href="/s">All</a><i>No link</i><a href="/llms.txt">Text</a>';
  });

  it('loads the page of an intended link', () => {
    hint('/samples', 'pointerover');
    document.querySelector('i')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    vi.advanceTimersByTime(1000);
    hint('/llms.txt', 'pointerover');
    vi.advanceTimersByTime(1000);
    expect(loaded()).toEqual([]);
    hint('/samples', 'pointerover');
    vi.advanceTimersByTime(65);
    hint('/s', 'pointerdown');
    vi.advanceTimersByTime(0);
    hint('/samples', 'focusin');
    vi.advanceTimersByTime(65);
    expect(loaded()).toEqual(['samples', 'section-index', 'samples']);
  });

  it('loads nothing for a visitor who saves data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    hint('/samples', 'pointerdown');
    vi.advanceTimersByTime(1000);
    expect(loaded()).toEqual([]);
  });
});
