import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fetchProducts, sendReport, type ApiErrorKind } from '../src/index.js';
import {
  answers,
  mistypedAnswers,
  products,
  report,
  type FakeRequest,
  type Failure,
} from '../src/testing/index.js';
import { APP_HOST, catchApiError, createFakeClient, identity } from './test-client.js';

const API = `${APP_HOST}/api`;

test('the fake knows no other URL', async () => {
  const { client } = createFakeClient();
  const error = await catchApiError(client.request({ path: 'x', decode: identity }));
  expect(error).toMatchObject({ kind: 'http', status: 404, code: 'not-found' });
});

test('the fake remembers what it was asked', async () => {
  const { fake, client } = createFakeClient();
  await client.pathStatus('a');
  await fetchProducts(client, { limit: 2 });
  const [path, shop] = [`${API}/qr-data/a/status`, `${API}/qr-products/fetch`];
  expect(fake.requests).toMatchObject([
    { operation: 'pathStatus', method: 'GET', url: path, body: undefined },
    { operation: 'fetchProducts', method: 'POST', url: shop, body: { limit: 2 } },
  ]);
});

test('prefers the path’s reply, then its own call’s', async () => {
  const { fake, client } = createFakeClient();
  fake.setAnswer('/api/qr-data/taken/status', { available: false });
  fake.setAnswer('/api/pages/7', ({ method, body }: FakeRequest) => ({ method, body }));
  expect(await client.pathStatus('taken')).toEqual({ available: false });
  expect(await client.pathStatus('free')).toEqual({ available: true });
  const request = {
    path: 'pages/7',
    method: 'PATCH',
    body: { title: 'New' },
    decode: identity,
  } as const;
  expect(await client.request(request)).toEqual({ method: 'PATCH', body: { title: 'New' } });
  fake.setFailure('/api/pages/7', { kind: 'http', status: 409 }, 1);
  expect((await catchApiError(client.request(request))).status).toBe(409);
});

test('reads a Request and a non-JSON body', async () => {
  const { fake } = createFakeClient();
  const url = `${API}/qr-products/fetch`;
  await fake.fetch(new Request(url, { method: 'POST', body: '{"limit":1}', headers: { a: 'b' } }));
  await fake.fetch(new URL(url), { method: 'PUT', body: 'plain' });
  expect(fake.requests).toMatchObject([
    { operation: 'fetchProducts', method: 'POST', url: url, body: { limit: 1 } },
    { operation: 'fetchProducts', method: 'PUT', url: url, body: 'plain' },
  ]);
  expect(fake.requests[0]?.headers.get('a')).toBe('b');
});

test('the fake needs nothing that jsdom lacks', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const fetching = ['fetch', 'Request', 'Response', 'ReadableStream'];
  for (const name of [...fetching, 'TextEncoder', 'structuredClone'])
    vi.stubGlobal(name, undefined);
  const { fake, client } = createFakeClient();
  expect(await client.pathStatus('a')).toEqual({ available: true });
  fake.setFailure('pathStatus', { kind: 'cut' }, 1);
  expect(await client.pathStatus('a')).toEqual({ available: true });
});

test('keeps fixtures unchanged between tests', () => {
  const isFrozen = (value: unknown): boolean =>
    typeof value !== 'object' ||
    value === null ||
    (Object.isFrozen(value) && Object.values(value).every(isFrozen));
  for (const fixture of [answers, mistypedAnswers, products, report]) {
    expect(isFrozen(fixture)).toBe(true);
  }
});

describe('a failure', () => {
  test.each<[Failure, ApiErrorKind]>([
    [{ kind: 'http', status: 101 }, 'http'],
    [{ kind: 'http', status: 302 }, 'http'],
    [{ kind: 'http', status: 304 }, 'http'],
    [{ kind: 'http', status: 599 }, 'http'],
    [{ kind: 'network' }, 'network'],
    [{ kind: 'timeout' }, 'timeout'],
    [{ kind: 'cut' }, 'network'],
    [{ kind: 'mistyped' }, 'shape'],
    [{ kind: 'html' }, 'parse'],
    [{ kind: 'empty' }, 'shape'],
    [{ kind: 'slow', delayMs: 60_000 }, 'timeout'],
  ])('%o is seen as %s', async (failure, kind) => {
    const { fake, client } = createFakeClient({ timeoutMs: kind === 'timeout' ? 100 : 10_000 });
    fake.setFailure('pathStatus', failure);
    expect((await catchApiError(client.pathStatus('a'))).kind).toBe(kind);
  });

  test('of a status has every server field', async () => {
    const { fake, client } = createFakeClient();
    const same = { status: 429, code: 'slow', requestId: 'r-1' };
    const message = ['Slow', 'down.'];
    fake.setFailure('sendReport', { kind: 'http', message, retryAfter: 2, ...same });
    const error = await catchApiError(sendReport(client, report));
    expect(error).toMatchObject({ message: 'Slow\ndown.', retryAfterMs: 2000, ...same });
  });

  test('lasts as often as told, until healed', async () => {
    const { fake, client } = createFakeClient();
    fake.setFailure('pathStatus', { kind: 'network' }, 2);
    expect(await client.pathStatus('a')).toEqual({ available: true });
    expect(fake.requests).toHaveLength(3);

    fake.setFailure('pathStatus', { kind: 'empty' });
    await catchApiError(client.pathStatus('a'));
    fake.setFailure('pathStatus', undefined);
    expect(await client.pathStatus('a')).toEqual({ available: true });
  });
});
