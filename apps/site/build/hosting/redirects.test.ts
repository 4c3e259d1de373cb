import { expect, test } from 'vitest';

import { createRedirects } from './redirects.ts';

const paths = ['/', '/es/', '/fr/', '/s', '/s/pricing', '/es/s/pricing', '/solutions/vcard-plus'];
const moved = { '/sample/old': '/s/pricing', '/es/sample/old': '/es/s/pricing' };
const redirect = createRedirects({ paths, moved });

const misspelt = paths.flatMap((path) =>
  (/^\/(?:es|fr)\//.test(path) ? [''] : ['', '/en', '/EN']).flatMap((prefix) =>
    [path, path.toUpperCase(), `${path}/`, `/${path}`, `/${path}//`]
      .map((spelling) => prefix + spelling)
      .filter((spelling) => spelling !== path)
      .map((spelling) => [spelling, path]),
  ),
);

test.each([
  ...misspelt,
  ['/en', '/'],
  ['/es', '/es/'],
  ['/s//pricing', '/s/pricing'],
  ['/es//s/pricing', '/es/s/pricing'],
  ['///S///PRICING//', '/s/pricing'],
  ['/Solutions/vCard-Plus', '/solutions/vcard-plus'],
  ['/sample/old', '/s/pricing'],
  ['/Sample/Old/', '/s/pricing'],
  ['/es/sample/old', '/es/s/pricing'],
  // percent-encoded letters
  ['/S/%70ricing', '/s/pricing'],
])('%s moves to %s', (pathname, target) => {
  expect(redirect(pathname)).toBe(target);
});

test.each([
  ...paths,
  '/unknown',
  '/unknown/',
  '/en/unknown',
  '/enough',
  '/s/pricing/more',
  '/s/%70ricing',
  // could be read as another host, or as another folder by the next server
  '//evil.example',
  '//evil.example/',
  '///evil.example',
  '//evil.example//s/pricing',
  '/%2f/s/pricing',
  '/en//evil.example',
  '/en/%2f%2fevil.example',
  '/en/%252f%252fevil.example',
  '/en/\\evil.example',
  '/en/%5cevil.example',
  '/en/https://evil.example',
  '/S%2Fpricing',
  '/s/../S/pricing',
  '/%2e%2e/S',
  '/S/pricing%0d%0aLocation:x',
  '/S/pricing%00',
  '/%E0%A4%A',
  '',
])('%s stays where it is', (pathname) => {
  expect(redirect(pathname)).toBeUndefined();
});
