// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenClientNeeded } from './when-client-needed.ts';

const started = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
});

async function show(route = 'home', island = route): Promise<void> {
  document.body.innerHTML = `<div id="root" data-route="${route}"><div data-island="${island}"></div></div>`;
  void whenClientNeeded(Promise.resolve()).then(started);
  await vi.advanceTimersByTimeAsync(0);
}

describe('whenClientNeeded', () => {
  it.each([
    ['/?type=pdf', 'home'],
    ['/#faq', 'home'],
    // Another spelling may have a page.
    ['/Plans', 'not-found'],
    // The tab stores something.
    ['/', 'home', 'kit'],
  ])('starts when idle at %s of %s', async (url, route, key = '') => {
    history.replaceState(null, '', url);
    if (key) sessionStorage.setItem(key, '{}');
    await show(route);
    expect(started).toHaveBeenCalledOnce();
  });

  it.each([
    ['pointerdown', 'home', '/'],
    ['keydown', 'home', '/'],
    ['focusin', 'home', '/?utm_source=poster&utm_campaign=spring'],
    ['scroll', 'not-found', '/es/e404'],
  ])('waits for a %s on %s at %s', async (type, route, url) => {
    history.replaceState(null, '', url);
    await show(route);
    expect(started).not.toHaveBeenCalled();
    dispatchEvent(new Event(type));
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toHaveBeenCalledOnce();
  });

  it.each([
    [true, 'hero', 2000],
    [true, 'plans', 12_000],
    [false, 'hero', 12_000],
  ])('starts in the end, wide %s with %s', async (matches, island, latest) => {
    vi.stubGlobal('matchMedia', () => ({ matches }));
    await show('home', island);
    await vi.advanceTimersByTimeAsync(latest - 1);
    expect(started).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toHaveBeenCalledOnce();
  });
});
