import { expect, test, vi } from 'vitest';
import { eventually } from '@waypage/scripts/testing/eventually.ts';
import { solutionVisibility, type ApiHooks } from '../src/index.js';
import { catchApiError, createFakeClient, createStub, json, identity } from './test-client.js';

const createHookedClient = (hooks: ApiHooks) => createFakeClient({ hooks });

test('hooks run before and after each attempt', async () => {
  const calls: unknown[][] = [];
  const { client, fake } = createHookedClient({
    beforeAttempt: ({ attempt, method }) => void calls.push(['before', attempt, method]),
    afterAttempt: ({ attempt }, { status }) => void calls.push(['after', attempt, status]),
    onAttemptError: ({ attempt }, { kind }, retryInMs) =>
      void calls.push(['error', attempt, kind, retryInMs !== undefined]),
  });
  fake.setFailure('pathStatus', { kind: 'network' }, 1);
  await client.pathStatus('a');
  fake.setFailure('pathStatus', { kind: 'http', status: 404 });
  await catchApiError(client.pathStatus('a'));
  expect(calls).toEqual([
    ['before', 1, 'GET'],
    ['error', 1, 'network', true],
    ['before', 2, 'GET'],
    ['after', 2, 200],
    ['before', 1, 'GET'],
    ['error', 1, 'http', false],
  ]);
});

test('ends an aborted attempt with its call', async () => {
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

test('waits for a late header on each attempt', async () => {
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

test('an endless hook ends with its call', async () => {
  const { client, fake } = createHookedClient({
    beforeAttempt: () => new Promise(() => undefined),
  });
  const error = await catchApiError(client.pathStatus('a', { signal: AbortSignal.timeout(10) }));
  expect(error.kind).toBe('timeout');
  expect(fake.requests).toHaveLength(0);
});

test('errors of hooks are logged and change nothing', async () => {
  using log = vi.spyOn(console, 'error').mockReturnValue();
  const { client } = createHookedClient({
    beforeAttempt() {
      throw new Error('hook');
    },
    afterAttempt: () => Promise.reject(new Error('hook')),
  });
  expect(await client.pathStatus('a')).toEqual({ available: true });
  await eventually(() => expect(log).toHaveBeenCalledTimes(2));
});

test.each([
  [undefined, [null, null]],
  [true, ['Bearer secret', 'Bearer secret']],
])('skips other hosts without `otherHosts`: %s', async (otherHosts, tokens) => {
  const { client, sent } = createStub([json({})], {
    headers: { 'x-api-key': 'secret' },
    query: { token: 'secret' },
    hooks: {
      otherHosts,
      beforeAttempt: ({ headers }) => headers.set('authorization', 'Bearer secret'),
    },
  });
  await solutionVisibility(client, 'https://other.example/solutionVisibility.json');
  await client.request({ base: 'https://other.example/', path: 'x', decode: identity });
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(tokens);
  expect(sent.map(({ url, headers }) => url + String(headers.get('x-api-key')))).toEqual([
    'https://other.example/solutionVisibility.jsonnull',
    'https://other.example/xnull',
  ]);
});
