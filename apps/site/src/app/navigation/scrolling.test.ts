// @vitest-environment happy-dom
import { NavigationType, type Location } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findPage } from '../../pages/find-page.ts';
import type { LoadedPage } from '../hydration/part-loader.ts';
import {
  keepOwnScrollPositions,
  rememberScroll,
  scrollOnArrival,
  scrollOnOpen,
} from './scrolling.ts';

const scrolledTo = vi.fn<(x: number, y: number) => void>();
const scrolledIntoView = vi.fn<(this: Element) => void>();

const at = (pathname: string, key = 'k', hash = ''): Location => ({
  pathname,
  key,
  hash,
  search: '',
  state: undefined,
});

const { Push, Pop } = NavigationType;

/** Arrives at a screen that takes the place of another. */
function arrive(action: NavigationType, location: Location): void {
  const page = findPage(location.pathname);
  const next: LoadedPage = { page, title: { title: '', description: '' }, parts: new Map() };
  scrollOnArrival({ action, location, page, next });
}

const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', scrolledTo);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  HTMLElement.prototype.scrollIntoView = function () {
    scrolledIntoView.call(this);
  };
  document.body.innerHTML =
    '<main><h1>Home</h1><div data-page-part="faq" data-hydrated=""><section id="faq"><h2>Questions</h2></section></div></main>';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('where a page stands after a navigation', () => {
  it('is its top, with the focus on its heading', () => {
    arrive(Push, at('/samples'));
    expect(scrolledTo).toHaveBeenCalledExactlyOnceWith(0, 0);
    expect(focused()).toBe('Home');
  });

  it('is a section, after 100 ms, with the focus on that one’s', async () => {
    arrive(Push, at('/s/faq'));
    await vi.advanceTimersByTimeAsync(99);
    expect(scrolledIntoView).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(scrolledIntoView.mock.contexts).toEqual([document.getElementById('faq')]);
    expect(focused()).toBe('Questions');
  });

  it('is left to what shows places of a hash', () => {
    arrive(Push, at('/solutions', 'k', '#x'));
    expect(scrolledTo).not.toHaveBeenCalled();
  });

  it('is where it was on the way back', () => {
    vi.stubGlobal('scrollY', 640);
    rememberScroll(at('/samples', 'left'));
    arrive(Pop, at('/samples', 'left'));
    expect(scrolledTo).toHaveBeenCalledExactlyOnceWith(0, 640);
    expect(focused()).toBe('Home');
  });
});

describe('the focus on a heading', () => {
  const heading = () => document.querySelector('h1');

  it.each([
    ['keydown', ''],
    ['pointerdown', 'none'],
  ])('after a %s has the style of outline “%s”, as long as it is there', (type, outline) => {
    document.dispatchEvent(new Event(type));
    arrive(Push, at('/samples'));
    expect(heading()?.style.outlineStyle).toBe(outline);
    heading()?.blur();
    expect(heading()?.getAttribute('style') ?? '').toBe('');
  });
});

describe('a section', () => {
  it('that comes later is scrolled to then, unless something else came first', async () => {
    const section = document.getElementById('faq');
    section?.remove();
    arrive(Push, at('/s/faq'));
    await vi.advanceTimersByTimeAsync(1000);
    arrive(Push, at('/s/faq'));
    document.querySelector('main')?.append(section as Element);
    await vi.advanceTimersByTimeAsync(1000);
    expect(scrolledIntoView).toHaveBeenCalledOnce();
  });

  it('that is not hydrated keeps its HTML until it is', async () => {
    const part = document.querySelector<HTMLElement>('[data-page-part]');
    delete part?.dataset['hydrated'];
    arrive(Push, at('/s/faq'));
    await vi.advanceTimersByTimeAsync(100);
    expect(focused()).not.toBe('Questions');
    part?.dispatchEvent(new Event('part-hydrated'));
    expect(focused()).toBe('Questions');
  });

  it('that a page opens at does not take the focus from who has begun', async () => {
    document.body.insertAdjacentHTML('beforeend', '<input>');
    document.querySelector('input')?.focus();
    scrollOnOpen(findPage('/s/faq'));
    await vi.advanceTimersByTimeAsync(100);
    expect(scrolledIntoView).toHaveBeenCalledOnce();
    expect(document.activeElement?.nodeName).toBe('INPUT');
    scrollOnOpen(findPage('/'));
  });
});

it('positions are the application’s while the page is open, and the browser’s after it', () => {
  keepOwnScrollPositions();
  expect(history.scrollRestoration).toBe('manual');
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(history.scrollRestoration).toBe('manual');
});
