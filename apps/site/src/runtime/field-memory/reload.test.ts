// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEntryState } from '../navigation/entry-state.ts';
import { restoreFieldsAfterReload } from './reload.ts';

restoreFieldsAfterReload();

const HTML =
  '<form><input name="path"><textarea id="note">As written</textarea><input type="radio" name="period" value="month" checked><input type="radio" name="period" value="year"><input type="checkbox" name="needs" value="a"></form>';

function fields() {
  const [path, note] = document.querySelectorAll<HTMLInputElement>('input, textarea');
  if (!path || !note) throw new Error('The page of this test has two fields.');
  return { path, note };
}

function reopen(typedAgain = ''): readonly string[] {
  dispatchEvent(new Event('pagehide'));
  document.body.innerHTML = HTML;
  fields().path.value = typedAgain;
  restoreFieldsAfterReload();
  return Object.values(fields()).map(({ value }) => value);
}

beforeEach(() => {
  document.body.innerHTML = HTML;
  fields().path.value = 'myname';
  fields().note.value = 'Half a sen';
});

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '');
  sessionStorage.clear();
});

describe('text that was typed', () => {
  it('is still there after a reload, once', () => {
    expect(reopen()).toEqual(['myname', 'Half a sen']);
    expect(sessionStorage.length).toBe(0);
    expect(readEntryState().fields).toBeUndefined();
    // And after the next one, though nothing was typed meanwhile.
    expect(reopen()).toEqual(['myname', 'Half a sen']);
  });

  it('keeps text and choices of the visitor only', () => {
    const find = (value: string) => document.querySelector<HTMLInputElement>(`[value=${value}]`);
    const checked = () => [...document.querySelectorAll<HTMLInputElement>('input:checked')];
    find('year')?.click();
    Object.assign(find('a') ?? {}, { checked: true });
    reopen();
    expect(checked().map(({ value }) => value)).toEqual(['year']);
  });

  it('does not replace text typed while loading', () => {
    expect(reopen('new')).toEqual(['new', 'Half a sen']);
  });

  it('is not in another history entry', () => {
    dispatchEvent(new Event('pagehide'));
    history.pushState(null, '');
    document.body.innerHTML = HTML;
    restoreFieldsAfterReload();
    expect(fields().path.value).toBe('');
  });

  it('is not kept while it is being sent', () => {
    document.querySelector('form')?.setAttribute('aria-busy', 'true');
    expect(reopen()).toEqual(['', 'As written']);
  });

  it('is not kept in a frame', () => {
    vi.stubGlobal('top', {});
    const listen = vi.spyOn(globalThis, 'addEventListener');
    restoreFieldsAfterReload();
    expect(listen).not.toHaveBeenCalled();
  });

  it('costs nothing where the state is too large', () => {
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Too large', 'DataCloneError');
    });
    expect(reopen()).toEqual(['', 'As written']);
  });

  it('leaves the storage while leaving the site', () => {
    sessionStorage.setItem('print-kit', 'Market stall');
    dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.length).toBe(0);
    dispatchEvent(new Event('pageshow'));
    expect(sessionStorage.getItem('print-kit')).toBe('Market stall');
  });

  it('stays stored for another page', () => {
    sessionStorage.setItem('print-kit', 'Market stall');
    document.body.innerHTML = '<a href="/es/print-kit">Español</a>';
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    document.querySelector('a')?.click();
    dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem('print-kit')).toBe('Market stall');
    dispatchEvent(new Event('pageshow'));
  });
});
