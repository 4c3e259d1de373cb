// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { NavigationType, Router, type Navigator } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasParameter, replaceParameters, useQueryState } from './useQueryState.ts';

const read = ([value]: readonly string[]) => value;
const INITIAL = { pages: '1', people: '1' };
const FORM = { pages: { name: 'pages', read }, people: { name: 'people', read } };

const typed = { pages: '' };

function Field() {
  const [{ pages }, change] = useQueryState(INITIAL, FORM);
  const changeBoth = () => {
    change({ people: '2' });
    change({ ...typed });
  };
  return (
    <button onClick={() => change({ ...typed })} onAuxClick={changeBoth}>
      {pages}
    </button>
  );
}

const host = document.body.appendChild(document.createElement('div'));
let mounted: Root;
let keys = 0;
let now = 0;

function visit(path: string, navigationType = NavigationType.Push): void {
  history.replaceState(null, '', path);
  keys += 1;
  const { pathname, search } = location;
  act(() => {
    mounted.render(
      <Router
        location={{ pathname, search, hash: '', key: String(keys), state: null }}
        navigationType={navigationType}
        navigator={{} as Navigator}
      >
        <Field />
      </Router>,
    );
  });
}

function type(pages: string): void {
  act(() => {
    typed.pages = pages;
    host.querySelector('button')?.click();
  });
}

const url = () => location.pathname + location.search;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // A minute later, so that no burst of the test before counts.
  now += 60_000;
  vi.useFakeTimers({ now });
  mounted = createRoot(host);
});

afterEach(() => {
  act(() => mounted.unmount());
  history.replaceState(null, '', '/');
});

describe('useQueryState', () => {
  it('keeps each of several changes between two renders', () => {
    visit('/plans');
    act(() => {
      typed.pages = '7';
      host.querySelector('button')?.dispatchEvent(new MouseEvent('auxclick', { bubbles: true }));
    });
    expect(url()).toBe('/plans?pages=7&people=2');
  });

  it('reads the URL and writes changes into it', () => {
    visit('/plans?pages=3&utm_source=a%20b&debug');
    expect(host.textContent).toBe('3');
    type('7');
    expect(url()).toBe('/plans?utm_source=a%20b&debug&pages=7');
    type('78');
    expect(url()).toBe('/plans?utm_source=a%20b&debug&pages=78');
  });

  it('writes less often than browsers allow', () => {
    visit('/plans');
    const write = vi.spyOn(history, 'replaceState');
    for (let pages = 1; pages <= 1000; pages += 1) {
      type(String(pages));
      vi.advanceTimersByTime(10);
    }
    expect(write.mock.calls.length).toBeLessThan(100);
    vi.runAllTimers();
    expect(url()).toBe('/plans?pages=1000');
  });

  it.each(['pagehide', 'pointerup'])('writes the last change of bursts on %s', (event) => {
    visit('/plans');
    for (let pages = 1; pages <= 100; pages += 1) type(String(pages));
    expect(url()).not.toBe('/plans?pages=100');
    dispatchEvent(new Event(event));
    expect(url()).toBe('/plans?pages=100');
  });

  it('waits for a pending navigation’s end', () => {
    visit('/plans');
    const navigation = { transition: {} as NavigationTransition | null };
    vi.stubGlobal('navigation', navigation);
    vi.stubGlobal('NavigationPrecommitController', vi.fn());
    type('7');
    vi.advanceTimersByTime(1000);
    expect(url()).toBe('/plans');
    navigation.transition = null;
    vi.runAllTimers();
    expect(url()).toBe('/plans?pages=7');
  });

  it('does not overwrite the URL after going back', () => {
    visit('/plans');
    history.replaceState(null, '', '/quality');
    type('7');
    dispatchEvent(new Event('focusout'));
    vi.advanceTimersByTime(1000);
    expect(url()).toBe('/quality');
  });

  it('survives a link to its page', () => {
    visit('/plans?pages=3');
    visit('/plans');
    expect(host.textContent).toBe('3');
    vi.runAllTimers();
    expect(url()).toBe('/plans?pages=3');
  });

  it('follows a different link, and going back', () => {
    visit('/plans');
    type('7');
    visit('/plans?pages=9');
    expect(host.textContent).toBe('9');
    visit('/plans', NavigationType.Pop);
    expect(host.textContent).toBe('1');
  });
});

describe('replaceParameters', () => {
  it('replaces its own and keeps unknown ones', () => {
    expect(replaceParameters('?utm_source=mail&pages=3&gclid=x', ['pages'], 'pages=7')).toBe(
      '?utm_source=mail&gclid=x&pages=7',
    );
  });

  it('keeps parameters that occur more than once', () => {
    expect(replaceParameters('?a=1&a=2', ['need'], 'need=x&need=y')).toBe('?a=1&a=2&need=x&need=y');
  });

  it('writes no query where nothing is left', () => {
    expect(replaceParameters('?pages=3', ['pages'], '')).toBe('');
  });
});

it('hasParameter is true when the query has one', () => {
  expect(hasParameter('?b=', ['a', 'b'])).toBe(true);
  expect(hasParameter('?c=1', ['a', 'b'])).toBe(false);
});
