import { expect, test, vi } from 'vitest';
import { ApiError, isApiError } from '../src/index.js';

const details = {
  kind: 'network',
  message: 'No answer.',
  url: 'https://a.example',
  attempts: 1,
} as const;

test('an error of another copy of the package is recognised', async () => {
  vi.resetModules();
  const other = await import('../src/index.js');
  const error = new other.ApiError(details);
  expect(error).not.toBeInstanceOf(ApiError);
  expect(isApiError(error)).toBe(true);
});

test.each([undefined, null, 'ApiError', {}, new Error('x'), { name: 'ApiError', kind: 'http' }])(
  '%o is no such error',
  (value) => {
    expect(isApiError(value)).toBe(false);
  },
);

test.each([
  [{ code: 'taken', status: 409 }, 'taken'],
  [{ code: 0, status: 409 }, 0],
  [{ status: 409 }, 409],
  [{}, 500],
])('the code is its own, else the status, else 500: %o', (some, code) => {
  expect(new ApiError({ ...details, ...some }).code).toBe(code);
});
