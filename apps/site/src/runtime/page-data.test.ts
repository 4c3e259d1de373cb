// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { findRootElement, isCopy } from './page-data.ts';

it('fails without a root, with the required message', () => {
  vi.stubGlobal('document', { getElementById: () => null });
  expect(findRootElement).toThrow('Could not find root element to mount to');
});

const isCopyAt = (path: string | undefined, lang: string, at: string) => {
  document.documentElement.lang = lang;
  if (path === undefined) delete document.documentElement.dataset['path'];
  else document.documentElement.dataset['path'] = path;
  history.replaceState(null, '', at);
  return isCopy();
};

it.each([
  [true, '/samples', 'en', '/web/2026/https:/waypage.example/samples'],
  [true, '/samples', 'es', '/mirror/es/samples'],
  [true, '/', 'en', '/mirror/'],
  [true, '/', 'fr', '/preview/fr/index.html'],
  [false, '/samples', 'en', '/Samples//'],
  [false, '/samples', 'es', '/es/%73amples'],
  [false, '/samples', 'en', '/samples.html'],
  [false, '/', 'es', '/es'],
  [false, '/', 'es', '/es/s/no-section'],
  [false, '/e404', 'en', '/anything'],
  [false, undefined, 'en', '/dev'],
])('isCopy is %s for %s (%s) at %s', (isExpected, path, lang, at) => {
  expect(isCopyAt(path, lang, at)).toBe(isExpected);
});
