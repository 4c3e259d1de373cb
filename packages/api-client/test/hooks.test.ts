import { afterEach, expect, test, vi } from 'vitest';
import type { ApiHooks } from '../src/index.js';
import { createFakeFetch } from '../src/testing/index.js';
import { catchApiError, createClient } from './test-client.js';
import { eventually } from '@waypage/scripts/testing/eventually.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function createHookedClient(hooks: ApiHooks) {
  const fake = createFakeFetch();
  const client = createClient('https://app.waypage.example', { fetch: fake.fetch, hooks });
  return { client, fake };
}

test('each attempt is reported before it, and after it or with its error', async () => {
  const told: unknown[][] = [];
  const { client, fake } = createHookedClient({
    beforeAttempt: ({ attempt, method }) => void told.push(['before', attempt, method]),
    afterAttempt: ({ attempt }, { status }) => void told.push(['after', attempt, status]),
    onAttemptError: ({ attempt }, { kind }, retryInMs) =>
      void told.push(['error', attempt, kind, retryInMs !== undefined]),
  });

  fake.setFailure('pathStatus', { kind: 'network' }, 1);
  await client.pathStatus('a');
  expect(told.splice(0)).toEqual([
    ['before', 1, 'GET'],
    ['error', 1, 'network', true],
    ['before', 2, 'GET'],
    ['after', 2, 200],
  ]);

  fake.setFailure('pathStatus', { kind: 'http', status: 404 });
  await catchApiError(client.pathStatus('a'));
  expect(told.splice(0)).toEqual([
    ['before', 1, 'GET'],
    ['error', 1, 'http', false],
  ]);
});

test('an attempt that the caller ends is reported as what the call fails with', async () => {
  const controller = new AbortController();
  const errors: unknown[] = [];
  const { client, fake } = createHookedClient({
    beforeAttempt: () => controller.abort(),
    onAttemptError: (_attempt, error) => void errors.push(error),
  });
  fake.setFailure('pathStatus', { kind: 'timeout' });
  const error = await catchApiError(client.pathStatus('a', { signal: controller.signal }));
  expect(error.kind).toBe('aborted');
  expect(errors).toEqual([error]);
});

test('a header that is known late is waited for, and set again for each attempt', async () => {
  const { client, fake } = createHookedClient({
    async beforeAttempt({ headers, attempt }) {
      await Promise.resolve();
      headers.append('authorization', `Bearer ${attempt}`);
    },
  });
  fake.setFailure('pathStatus', { kind: 'http', status: 503 }, 1);
  await client.pathStatus('a');
  const sent = fake.requests.map(({ headers }) => headers.get('authorization'));
  expect(sent).toEqual(['Bearer 1', 'Bearer 2']);
});

test('a hook that is never done ends with the time of the call', async () => {
  const { client, fake } = createHookedClient({
    beforeAttempt: () => new Promise(() => undefined),
  });
  const error = await catchApiError(client.pathStatus('a', { signal: AbortSignal.timeout(10) }));
  expect(error.kind).toBe('timeout');
  expect(fake.requests).toHaveLength(0);
});

test('what hooks throw is logged and changes nothing', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const fail = (): never => {
    throw new Error('hook');
  };
  const { client } = createHookedClient({
    beforeAttempt: fail,
    afterAttempt: () => Promise.reject(new Error('hook')),
  });
  expect(await client.pathStatus('a')).toEqual({ available: true });
  await eventually(() => expect(log).toHaveBeenCalledTimes(2));
});
