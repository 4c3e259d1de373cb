import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanClaimPath, createLinks } from '../src/index.js';
import { isClaimPath } from '../src/claim-path.js';
import { readErrorBody } from '../src/http/body.js';
import { unwrapResult } from '../src/http/json.js';

const runs = { numRuns: 1000 };
const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
describe('the body of a failed answer', () => {
  test('gives a usable message and code or none', () => {
    const body = fc.oneof(
      anyText,
      fc.json(),
      fc
        .record({ message: fc.anything(), code: fc.anything() }, { requiredKeys: [] })
        .map((value) => {
          try {
            return JSON.stringify(value);
          } catch {
            return '';
          }
        }),
    );
    fc.assert(
      fc.property(body, (text) => {
        const { message, code } = readErrorBody(text);
        if (message !== undefined) expect(message.trim()).not.toBe('');
        if (code !== undefined) expect(['string', 'number']).toContain(typeof code);
        expect(code).not.toBe('');
      }),
      runs,
    );
  });

  test('keeps each line and the code of the known form', () => {
    const line = anyText.filter((text) => text.trim() !== '');
    const code = fc.oneof(line, fc.integer());
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), code, (lines, known) => {
        const body = readErrorBody(JSON.stringify({ message: lines, code: known }));
        expect(body).toEqual({ message: lines.join('\n'), code: known });
      }),
      runs,
    );
  });
});

test('a result is unwrapped whenever it is an own property, and only then', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(unwrapResult({ result: value, more: 1 })).toBe(value);
      const isWrapped =
        typeof value === 'object' && value !== null && Object.hasOwn(value, 'result');
      if (!isWrapped) expect(unwrapResult(value)).toBe(value);
    }),
    runs,
  );
});

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
