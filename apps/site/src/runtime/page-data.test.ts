// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { findRootElement, isCopy } from './page-data.ts';

it('fails without a root, with the required message', () => {
  vi.stubGlobal('document', { getElementById: () => null });
  expect(findRootElement).toThrow('Could not find root element to mount to');
});

describe('isCopy', () => {
  const open = (path: string | undefined, lang: string, at: string) => {
    document.documentElement.lang = lang;
    if (path === undefined) delete document.documentElement.dataset['path'];
    else document.documentElement.dataset['path'] = path;
    history.replaceState(null, '', at);
    return isCopy();
  };

  it.each([
    ['/samples', 'en', '/web/2026/https:/waypage.example/samples'],
    ['/samples', 'es', '/mirror/es/samples'],
    ['/', 'en', '/mirror/'],
    ['/', 'fr', '/preview/fr/index.html'],
  ])('is true for %s (%s) at %s', (path, lang, at) => {
    expect(open(path, lang, at)).toBe(true);
  });

  it.each([
    ['/samples', 'en', '/Samples//'],
    ['/samples', 'es', '/es/%73amples'],
    ['/samples', 'en', '/samples.html'],
    ['/', 'es', '/es'],
    ['/', 'es', '/es/s/no-section'],
    ['/e404', 'en', '/anything'],
    [undefined, 'en', '/dev'],
  ])('is false for %s (%s) at %s', (path, lang, at) => {
    expect(open(path, lang, at)).toBe(false);
  });
});
