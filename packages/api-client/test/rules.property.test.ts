import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanClaimPath, createLinks } from '../src/index.js';
import { isClaimPath } from '../src/claim-path.js';

const runs = { numRuns: 1000 };
const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));

describe('links', () => {
  const app = 'https://app.waypage.example';
  const links = createLinks({
    appHost: app,
    marketingHost: 'https://www.waypage.example',
    qrGeneratorHost: 'https://qr.waypage.example',
    studioHost: 'https://studio.waypage.example',
    shopUrl: 'https://shop.example',
  });
  // `.` and `..` are the only segments that browsers resolve despite encoding.
  const dots = fc.constantFrom('.', '..');
  const segment = fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.string({ unit: 'binary', minLength: 1 }),
    )
    .filter((text) => text !== '.' && text !== '..');
  /** As browsers encode text: a lone surrogate becomes U+FFFD. */
  const sent = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

  test('refuse the segments that a browser resolves', () => {
    fc.assert(
      fc.property(dots, segment, (dot, other) => {
        for (const link of [
          () => links.claim(dot, other),
          () => links.claim(other, dot),
          () => links.newPage(dot, other),
          () => links.buy(dot, 'monthly'),
          () => links.shortUrl(dot),
          () => links.sample(dot, other),
          () => links.sample(other, dot),
        ]) {
          expect(link).toThrow(TypeError);
        }
      }),
    );
  });

  test('take any text for a value, a half of a surrogate pair as a browser does', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(new URL(links.builder(text)).searchParams.get('data')).toBe(sent(text));
        expect(new URL(links.product(text)).searchParams.get('product')).toBe(sent(text));
        expect(decodeURIComponent(new URL(links.pageScreenshot(text)).pathname)).toContain(
          sent(text),
        );
      }),
      runs,
    );
  });

  test('hand over what was passed in, in its place', () => {
    fc.assert(
      fc.property(segment, segment, (type, other) => {
        const claim = new URL(links.claim(type, other)).pathname.split('/').map(decodeURIComponent);
        expect(claim).toEqual(['', 'ql', sent(type), sent(other), 'claim']);
        const sample = new URL(links.sample(type, other)).pathname.split('/');
        expect(sample.map(decodeURIComponent)).toEqual(['', 'sample', sent(type), sent(other)]);
        const builder = new URL(links.embeddedBuilder(other)).searchParams;
        expect([...builder]).toEqual([
          ['embed', '1'],
          ['theme', 'dark'],
          ['data', sent(other)],
        ]);
      }),
      runs,
    );
  });
});

test('a path can be claimed exactly when cleaning leaves it as it is', () => {
  const path = fc.oneof(anyText, fc.stringMatching(/^[\w-]{0,22}\n?$/));
  fc.assert(
    fc.property(path, (text) => {
      expect(isClaimPath(text)).toBe(text !== '' && cleanClaimPath(text) === text);
    }),
    runs,
  );
});
