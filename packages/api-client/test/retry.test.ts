import { describe, expect, test } from 'vitest';
import { ApiError, type ApiErrorDetails } from '../src/index.js';
import { getRetryDelayMs, readRetryAfterMs } from '../src/http/retry.js';

function apiError(details: Partial<ApiErrorDetails>): ApiError {
  return new ApiError({ kind: 'network', message: '', url: '', attempts: 1, ...details });
}

describe('the wait before a retry', () => {
  test('doubles with each attempt', () => {
    const wait = (attempts: number) =>
      getRetryDelayMs(apiError({ attempts }), { limit: 3, delayMs: 100 }, () => 1);
    expect([1, 2, 3, 4].map(wait)).toEqual([100, 200, 400, undefined]);
  });

  test('is shortened at random by a half at most', () => {
    expect(getRetryDelayMs(apiError({}), { delayMs: 100 }, () => 0)).toBe(50);
  });

  test('is never shorter than Retry-After', () => {
    expect(getRetryDelayMs(apiError({ retryAfterMs: 2000 }), {}, () => 1)).toBe(2000);
    expect(getRetryDelayMs(apiError({ retryAfterMs: 0 }), { delayMs: 100 }, () => 1)).toBe(100);
  });

  test.each(['timeout', 'aborted', 'parse', 'shape'] as const)(
    'does not exist after %s',
    (kind) => {
      expect(getRetryDelayMs(apiError({ kind, status: 200 }), {})).toBeUndefined();
    },
  );

  test('does not exist for a limit that is no number', () => {
    expect(getRetryDelayMs(apiError({}), { limit: Number.NaN })).toBeUndefined();
  });
});

describe('Retry-After', () => {
  const now = Date.parse('Fri, 20 Nov 2026 10:00:00 GMT');
  test.each([
    ['', undefined],
    ['soon', undefined],
    ['2', 2000],
    ['0', 0],
    ['-3', undefined],
    ['1, 2', undefined],
    ['soon 5', undefined],
    ['tomorrow 3', undefined],
    ['0x10', undefined],
    ['1e3', undefined],
    ['1.5', undefined],
    ['Infinity', undefined],
    ['Fri, 20 Foo 2026 10:00:05 GMT', undefined],
    ['2026-11-20T10:00:05Z', undefined],
    ['Fri, 20 Nov 2026 10:00:05 GMT', 5000],
    ['Fri, 20 Nov 2026 09:00:00 GMT', 0],
  ])('%j is %j milliseconds', (header, delayMs) => {
    expect(readRetryAfterMs(header, now)).toBe(delayMs);
  });
});
