// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { NavigationType, Router, type Navigator } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useQueryState } from './useQueryState.ts';

const INITIAL = { pages: '1' };
const FORM = {
  names: ['pages'],
  read: (search: string) => ({ pages: new URLSearchParams(search).get('pages') ?? '1' }),
  write: ({ pages }: typeof INITIAL) => (pages === '1' ? '' : `pages=${pages}`),
};

const typed = { pages: '' };

function Field() {
  const [{ pages }, change] = useQueryState(INITIAL, FORM);
  return (
    <button
      onClick={() => {
        change({ ...typed });
      }}
    >
      {pages}
    </button>
  );
}

const host = document.body.appendChild(document.createElement('div'));
let mounted: Root;
let keys = 0;

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
  vi.useFakeTimers();
  mounted = createRoot(host);
});

afterEach(() => {
  act(() => {
    mounted.unmount();
  });
  vi.useRealTimers();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

describe('useQueryState', () => {
  it('reads the URL, and writes a change into it beside what it does not know', () => {
    visit('/plans?pages=3&utm_source=mail');
    expect(host.textContent).toBe('3');
    type('7');
    vi.runAllTimers();
    expect(url()).toBe('/plans?utm_source=mail&pages=7');
  });

  it.each(['pagehide', 'pointerdown', 'focusout'])('writes at once on %s', (event) => {
    visit('/plans');
    type('7');
    vi.runAllTimers();
    type('8');
    vi.advanceTimersByTime(10);
    expect(url()).toBe('/plans?pages=7');
    dispatchEvent(new Event(event));
    expect(url()).toBe('/plans?pages=8');
  });

  it('survives a link to the same page, and is in its URL', () => {
    visit('/plans?pages=3');
    visit('/plans');
    expect(host.textContent).toBe('3');
    vi.runAllTimers();
    expect(url()).toBe('/plans?pages=3');
  });

  it('follows a link that says otherwise, and the way back', () => {
    visit('/plans');
    type('7');
    visit('/plans?pages=9');
    expect(host.textContent).toBe('9');
    visit('/plans', NavigationType.Pop);
    expect(host.textContent).toBe('1');
  });
});
