// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTypedText } from './typed-text.ts';

keepTypedText();

const HTML =
  '<form><input name="path"><textarea id="note">As written</textarea><input type="radio" name="period" value="month" checked><input type="radio" name="period" value="year"><input type="checkbox" name="needs" value="a"></form>';

function fields() {
  const [path, note] = document.querySelectorAll<HTMLInputElement>('input, textarea');
  if (!path || !note) throw new Error('The page of this test has two fields.');
  return { path, note };
}

function reopen(type: NavigationTimingType, typedAgain = ''): readonly string[] {
  dispatchEvent(new Event('pagehide'));
  document.body.innerHTML = HTML;
  fields().path.value = typedAgain;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as PerformanceNavigationTiming,
  ]);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return Object.values(fields()).map(({ value }) => value);
}

beforeEach(() => {
  document.body.innerHTML = HTML;
  fields().path.value = 'myname';
  fields().note.value = 'Half a sen';
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('text that was typed', () => {
  it('is still there after a reload, once', () => {
    expect(reopen('reload')).toEqual(['myname', 'Half a sen']);
    expect(sessionStorage.length).toBe(0);
    // And after the next one, though nothing was typed meanwhile.
    expect(reopen('reload')).toEqual(['myname', 'Half a sen']);
  });

  it('is kept with what was chosen, but not with what the application chose', () => {
    const find = (value: string) => document.querySelector<HTMLInputElement>(`[value=${value}]`);
    const checked = () => [...document.querySelectorAll<HTMLInputElement>('input:checked')];
    find('year')?.click();
    Object.assign(find('a') ?? {}, { checked: true });
    reopen('reload');
    expect(checked().map(({ value }) => value)).toEqual(['year']);
  });

  it('does not replace what the visitor types while the page loads', () => {
    expect(reopen('reload', 'new')).toEqual(['new', 'Half a sen']);
  });

  it('is not in a page that a link opened', () => {
    expect(reopen('navigate')).toEqual(['', 'As written']);
  });

  it('is not kept while it is being sent', () => {
    document.querySelector('form')?.setAttribute('aria-busy', 'true');
    expect(reopen('reload')).toEqual(['', 'As written']);
  });

  it('is not replaced by a frame, which shares the storage of its page', () => {
    dispatchEvent(new Event('pagehide'));
    const stored = sessionStorage.getItem('typed-text');
    vi.stubGlobal('top', {});
    document.body.innerHTML = '';
    const listen = vi.spyOn(globalThis, 'addEventListener');
    keepTypedText();
    expect(listen).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('typed-text')).toBe(stored);
  });

  it('costs nothing where storage is blocked', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(reopen('reload')).toEqual(['', 'As written']);
  });
});
