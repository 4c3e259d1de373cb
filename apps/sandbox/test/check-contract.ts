import { afterEach, expect } from 'vitest';
import { FAILURE_HEADER } from '../src/failures/failure-middleware.ts';
import { findViolations } from './contract.ts';

// Checks every API call in every test of this package against the contract, except injected failures.
const plainFetch = globalThis.fetch;
const violations: string[] = [];

globalThis.fetch = async (input, init) => {
  const response = await plainFetch(input, init);
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  const isCall = pathname.startsWith('/api/') || pathname === '/solutionVisibility.json';
  if (isCall && !response.headers.has(FAILURE_HEADER)) {
    violations.push(
      ...(await findViolations({
        method: init?.method ?? 'GET',
        path: pathname,
        requestBody: typeof init?.body === 'string' ? init.body : undefined,
        response: response.clone(),
      })),
    );
  }
  return response;
};

afterEach(() => {
  expect(violations.splice(0)).toEqual([]);
});
