import { expect, test, vi } from 'vitest';
import { ApiError, isApiError } from '../src/index.js';

const url = 'https://a.example';
const details = { kind: 'network', message: 'No answer.', url, attempts: 1 } as const;

test('an error of another copy is recognized', async () => {
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
  [{ kind: 'http', code: 'taken', status: 409 }, 'taken'],
  [{ kind: 'http', code: 0, status: 409 }, 0],
  [{ kind: 'http', status: 409 }, 409],
  [{ kind: 'http' }, 500],
  [{ kind: 'shape', status: 200 }, 200],
  [{ kind: 'network' }, undefined],
  [{ kind: 'timeout' }, undefined],
  [{ kind: 'aborted' }, undefined],
] as const)('code is its own or the status: %o', (some, code) => {
  expect(new ApiError({ ...details, ...some }).code).toBe(code);
});

test('JSON has everything but the cause', () => {
  const error = new ApiError({ ...details, kind: 'http', status: 409, cause: new Error('x') });
  const expected = { ...details, kind: 'http', name: 'ApiError', code: 409, status: 409 };
  expect(JSON.parse(JSON.stringify(error))).toEqual(expected);
});
