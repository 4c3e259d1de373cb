import { expect, test, vi } from 'vitest';
import { createApiClient, isApiError } from '../src/index.js';
import { createFakeFetch } from '../src/testing/index.js';

const COUNT = 2000;

function startCalls(fake = createFakeFetch()) {
  const client = createApiClient({
    appHost: 'https://app.waypage.example',
    fetch: fake.fetch,
    retry: { delayMs: 1 },
  });
  const controller = new AbortController();
  const { signal } = controller;
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  const expectNoListeners = (): void => {
    expect(added).toHaveBeenCalledTimes(COUNT);
    const listeners = (calls: unknown[][]) => new Set(calls.map(([, listener]) => listener));
    expect(listeners(removed.mock.calls)).toEqual(listeners(added.mock.calls));
  };
  const calls = Array.from({ length: COUNT }, (_, index) =>
    client.pathStatus(`page-${index}`, { signal }),
  );
  return { client, controller, calls, expectNoListeners };
}

test('two thousand calls end with their one signal, each counted once', async () => {
  const fake = createFakeFetch();
  fake.setFailure('pathStatus', { kind: 'timeout' });
  const { client, controller, calls, expectNoListeners } = startCalls(fake);
  const warnings: unknown[] = [];
  const listen = (warning: Error): void => {
    warnings.push(warning);
  };
  process.on('warning', listen);
  let highest = 0;
  client.activity.subscribe(() => (highest = Math.max(highest, client.activity.getCount())));

  expect(client.activity.getCount()).toBe(COUNT);
  controller.abort();
  const outcomes = await Promise.allSettled(calls);

  const kinds = outcomes.map((outcome) =>
    outcome.status === 'rejected' && isApiError(outcome.reason) ? outcome.reason.kind : outcome,
  );
  expect(new Set(kinds)).toEqual(new Set(['aborted']));
  expect(highest).toBeLessThanOrEqual(COUNT);
  expect(client.activity.getCount()).toBe(0);
  expectNoListeners();
  process.off('warning', listen);
  expect(warnings).toEqual([]);
});
