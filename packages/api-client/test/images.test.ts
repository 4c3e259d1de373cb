import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imageUrl, pageScreenshotUrl } from '../src/index.js';

const app = 'https://app.waypage.example';
const view = `${app}/api/images/view`;

describe('imageUrl', () => {
  test.each([
    ['qr-products/tag.webp', '/qr-products/tag.webp'],
    ['/qr-products/tag.webp', '/qr-products/tag.webp'],
    ['qr-products/signs/table.webp', '/qr-products/signs/table.webp'],
    ['/api/images/view/qr-products/tag.webp', '/qr-products/tag.webp'],
    ['http://localhost:4174/api/images/view/qr-products/tag.webp', '/qr-products/tag.webp'],
    ['qr-products.storage.example/tag.webp', '/qr-products/tag.webp'],
    ['//qr-products.storage.example/tag.webp', '/qr-products/tag.webp'],
    ['https://qr-products.storage.example:9000/a/b.webp', '/qr-products/a/b.webp'],
    ['https://qr-products.storage.example/tag.webp?signature=1#x', '/qr-products/tag.webp'],
    ['b/two words.webp', '/b/two%20words.webp'],
    ['b/two%20words.webp', '/b/two%20words.webp'],
    ['b/50%.webp', '/b/50%25.webp'],
    ['b/é.webp', '/b/%C3%A9.webp'],
    ['b/a..b/.hidden/...webp', '/b/a..b/.hidden/...webp'],
  ])('%s is found at %s', (reference, path) => {
    expect(imageUrl(app, reference)).toBe(`${view}${path}`);
  });

  test.each([
    '',
    '/',
    'tag.webp',
    'bucket/',
    'bucket//tag.webp',
    'bucket/../sign-in',
    'bucket/a/./b',
    'bucket/%2E%2e/b',
    'bucket/..\\b',
    'https://host',
    'javascript:alert(1)/a',
    'data:image/png;base64,AA//',
    'blob:https://b.example/a',
    'ftp://b.example/a',
    'user@b.example/a',
    'bucket/\ud800',
  ])('does not exist for %j', (reference) => {
    expect(imageUrl(app, reference)).toBeUndefined();
  });

  test('stays within the app host’s images', () => {
    const part = fc.oneof(
      fc.constantFrom('.', '..', '/', '\\', '%2e', '%2f', '?', '#', ':', '@', 'https://', 'b.h'),
      fc.string({ unit: 'binary', maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const url = imageUrl(app, parts.join(''));
        if (url === undefined) return;
        const { origin, pathname, search, hash } = new URL(url);
        expect(origin).toBe(app);
        expect(pathname).toMatch(/^\/api\/images\/view\/[\w-]+\/[^/]/);
        expect(url).toBe(`${app}${pathname}`);
        expect(search + hash).toBe('');
      }),
      { numRuns: 1000 },
    );
  });

  test('is the same for both forms, and idempotent', () => {
    const bucket = fc.stringMatching(/^[a-z][a-z0-9-]{0,9}$/);
    // Browsers resolve encoded dots, so they are rejected (see above).
    const segment = fc
      .stringMatching(/^[A-Za-z0-9 é%_-]{1,8}$/)
      .filter((text) => !/^(?:%2e){1,2}$/i.test(text));
    const key = fc.array(segment, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(bucket, key, (name, segments) => {
        const path = segments.join('/');
        const url = imageUrl(app, `${name}/${path}`);
        expect(url).toBeDefined();
        expect(imageUrl(app, `https://${name}.storage.example/${path}`)).toBe(url);
        expect(imageUrl(app, String(url))).toBe(url);
      }),
      { numRuns: 1000 },
    );
  });
});

test('a screenshot has the id of its page', () => {
  const folder = `${view}/s-pages/screenshots`;
  expect(pageScreenshotUrl(`${app}/`, 'vcard-black')).toBe(`${folder}/vcard-black.webp`);
  expect(pageScreenshotUrl(app, '../a?b#c')).toBe(`${folder}/..%2Fa%3Fb%23c.webp`);
});
