import { expect, it, test } from 'vitest';

import { createRedirects } from './redirects.ts';

const paths = ['/', '/es/', '/fr/', '/s', '/s/pricing', '/es/s/pricing', '/solutions/vcard-plus'];
const moved = { '/sample/old': '/s/pricing', '/es/sample/old': '/es/s/pricing' };
const redirect = createRedirects({ paths, moved });

test.each([
  ['/en', '/'],
  ['/en/', '/'],
  ['/EN/', '/'],
  ['/en/s/pricing', '/s/pricing'],
  ['/en/s/pricing/', '/s/pricing'],
  ['/En/S/Pricing/', '/s/pricing'],
  ['/es', '/es/'],
  ['/fr', '/fr/'],
  ['/s/', '/s'],
  ['/s/pricing/', '/s/pricing'],
  ['/es/s/pricing/', '/es/s/pricing'],
  ['//', '/'],
  ['//s/pricing', '/s/pricing'],
  ['/s//pricing', '/s/pricing'],
  ['/s/pricing//', '/s/pricing'],
  ['/es//s/pricing', '/es/s/pricing'],
  ['///S///PRICING//', '/s/pricing'],
  ['/en//s/pricing', '/s/pricing'],
  ['/S/Pricing', '/s/pricing'],
  ['/ES', '/es/'],
  ['/ES/s/PRICING', '/es/s/pricing'],
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

it('every redirect ends after one hop', () => {
  for (const path of paths) {
    for (const prefix of ['', '/en', '/EN']) {
      for (const spelling of [path, path.toUpperCase(), `${path}/`, `/${path}`, `/${path}//`]) {
        const target = redirect(prefix + spelling);
        if (target === undefined) continue;
        expect(paths).toContain(target);
        expect(redirect(target)).toBeUndefined();
      }
    }
  }
});
