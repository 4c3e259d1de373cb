import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getRetryDelayMs, readRetryAfterMs } from '../src/http/retry.js';
import { ApiError, type ApiErrorKind } from '../src/index.js';

const transientError = fc.record({
  kind: fc.constant('http' as const),
  message: fc.constant(''),
  url: fc.constant(''),
  attempts: fc.integer({ min: 1, max: 12 }),
  status: fc.constantFrom(408, 429, 500, 502, 503, 504),
  retryAfterMs: fc.option(fc.nat({ max: 1e9 }), { nil: undefined }),
});

describe('getRetryDelayMs', () => {
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  const delays = fc.integer({ min: 1, max: 60_000 });

  test('doubles, with jitter, unless Retry-After is longer', () => {
    fc.assert(
      fc.property(transientError, delays, random, (details, delayMs, r) => {
        const wait =
          getRetryDelayMs(new ApiError(details), { limit: 12, delayMs }, Infinity, () => r) ?? NaN;
        const longest = delayMs * 2 ** (details.attempts - 1);
        const { retryAfterMs = 0 } = details;
        expect(wait).toBeGreaterThanOrEqual(Math.max(longest / 2, retryAfterMs));
        expect(wait).toBeLessThanOrEqual(Math.max(longest, retryAfterMs));
      }),
    );
  });

  test('ends at the limit, and with the time', () => {
    const limits = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(transientError, limits, fc.nat(), (details, limit, remainingMs) => {
        const error = new ApiError(details);
        const wait = getRetryDelayMs(error, { limit, delayMs: 1 }, Infinity, () => 1);
        expect(wait !== undefined).toBe(details.attempts <= limit);
        const isInTime = wait !== undefined && wait < remainingMs;
        expect(getRetryDelayMs(error, { limit, delayMs: 1 }, remainingMs, () => 1)).toBe(
          isInTime ? wait : undefined,
        );
      }),
    );
    const details = { kind: 'network', message: '', url: '', attempts: 1 } as const;
    expect(getRetryDelayMs(new ApiError(details), { limit: Number.NaN }, 9e9)).toBeUndefined();
  });

  const waitAfter = (kind: ApiErrorKind, status: number) =>
    getRetryDelayMs(
      new ApiError({ kind, status, message: '', url: '', attempts: 1 }),
      {},
      Infinity,
    );

  test.each([400, 401, 403, 404, 409, 410, 422, 501])('has no wait after status %i', (status) => {
    expect(waitAfter('http', status)).toBeUndefined();
  });

  test.each(['timeout', 'aborted', 'parse', 'shape'] as const)('has no wait after %s', (kind) => {
    expect(waitAfter(kind, 200)).toBeUndefined();
  });
});

describe('readRetryAfterMs', () => {
  const now = Date.parse('2026-11-20T10:00:00Z');

  test.each([
    ['', undefined],
    ['-3', undefined],
    ['1, 2', undefined],
    ['tomorrow 3', undefined],
    ['0x10', undefined],
    ['1e3', undefined],
    ['1.5', undefined],
    ['Fri, 20 Foo 2026 10:00:05 GMT', undefined],
    ['2026-11-20T10:00:05Z', undefined],
    ['Fri Nov 20 10:00:05 2026 +0100', undefined],
    ['0', 0],
    ['2', 2000],
    ['Fri, 20 Nov 2026 10:00:05 GMT', 5000],
    ['Friday, 20-Nov-26 10:00:05 GMT', 5000],
    ['Fri Nov 20 10:00:05 2026', 5000],
    ['Tue Dec  1 10:00:00 2026', 11 * 86_400_000],
    ['Sunday, 06-Nov-94 08:49:37 GMT', 0],
  ])('reads %j as %j', (header, delayMs) => {
    expect(readRetryAfterMs(header, now)).toBe(delayMs);
  });

  test('reads every date in all three forms', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), (seconds) => {
        const date = new Date(now + seconds * 1000).toUTCString();
        const [day = '', dayOfMonth = '', month = '', year = '', time = ''] = date.split(/,? /);
        const forms = [
          date,
          `${day}day, ${dayOfMonth}-${month}-${year.slice(2)} ${time} GMT`,
          `${day} ${month} ${dayOfMonth.replace(/^0/, ' ')} ${time} ${year}`,
        ];
        for (const form of forms) {
          expect(readRetryAfterMs(form, now)).toBe(Math.max(seconds, 0) * 1000);
        }
      }),
    );
  });
});
