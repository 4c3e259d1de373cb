import { describe, expect, test } from 'vitest';
import { fetchProducts, sendReport, solutionVisibility, type ApiErrorKind } from '../src/index.js';
import { createFakeFetch, products, report, type Fault } from '../src/testing/index.js';
import { catchApiError, createClient } from './test-client.js';

function createPair(timeoutMs = 10_000) {
  const fake = createFakeFetch();
  const client = createClient('https://app.waypage.example', { fetch: fake.fetch, timeoutMs });
  return { fake, client };
}

test('the fake answers every call with something good', async () => {
  const { client } = createPair();
  expect(await client.pathStatus('a')).toEqual({ available: true });
  expect(await fetchProducts(client)).toEqual(products);
  expect(await sendReport(client, report)).toEqual({
    success: true,
    message: 'The message was sent.',
  });
  expect(await solutionVisibility(client)).toEqual({ product: true, playlist: false });
});

test('the fake answers what it was told to', async () => {
  const { fake, client } = createPair();
  fake.setAnswer('pathStatus', { result: { available: false } });
  expect(await client.pathStatus('a')).toEqual({ available: false });
});

test('the fake knows no other address', async () => {
  const { client } = createPair();
  const error = await catchApiError(client.request({ path: 'x', decode: (value) => value }));
  expect(error).toMatchObject({ kind: 'http', status: 404, code: 'not-found' });
});

test('the fake remembers what it was asked', async () => {
  const { fake, client } = createPair();
  await client.pathStatus('a');
  await fetchProducts(client, { limit: 2 });
  expect(fake.requests).toMatchObject([
    {
      operation: 'pathStatus',
      method: 'GET',
      url: 'https://app.waypage.example/api/qr-data/a/status',
      body: undefined,
    },
    {
      operation: 'fetchProducts',
      method: 'POST',
      url: 'https://app.waypage.example/api/qr-products/fetch',
      body: { limit: 2 },
    },
  ]);
});

describe('a fault', () => {
  test.each<[Fault, ApiErrorKind]>([
    [{ kind: 'http', status: 404 }, 'http'],
    [{ kind: 'network' }, 'network'],
    [{ kind: 'timeout' }, 'timeout'],
    [{ kind: 'cut' }, 'network'],
    [{ kind: 'mistyped' }, 'shape'],
    [{ kind: 'html' }, 'parse'],
    [{ kind: 'empty' }, 'shape'],
    [{ kind: 'slow', delayMs: 60_000 }, 'timeout'],
  ])('%o is seen as %s', async (fault, kind) => {
    const { fake, client } = createPair(kind === 'timeout' ? 100 : 10_000);
    fake.setFault('pathStatus', fault);
    expect((await catchApiError(client.pathStatus('a'))).kind).toBe(kind);
  });

  test('of a status says all that a server can say', async () => {
    const { fake, client } = createPair();
    fake.setFault('sendReport', {
      kind: 'http',
      status: 429,
      message: ['Slow', 'down.'],
      code: 'slow',
      retryAfter: 2,
      requestId: 'r-1',
    });
    expect(await catchApiError(sendReport(client, report))).toMatchObject({
      status: 429,
      message: 'Slow\ndown.',
      code: 'slow',
      retryAfterMs: 2000,
      requestId: 'r-1',
    });
  });

  test('that is slow ends well', async () => {
    const { fake, client } = createPair();
    fake.setFault('pathStatus', { kind: 'slow', delayMs: 1 });
    expect(await client.pathStatus('a')).toEqual({ available: true });
  });

  test('stays as often as told, and goes when it is healed', async () => {
    const { fake, client } = createPair();
    fake.setFault('pathStatus', { kind: 'network' }, 2);
    expect(await client.pathStatus('a')).toEqual({ available: true });
    expect(fake.requests).toHaveLength(3);

    fake.setFault('pathStatus', { kind: 'empty' });
    await catchApiError(client.pathStatus('a'));
    fake.setFault('pathStatus', undefined);
    expect(await client.pathStatus('a')).toEqual({ available: true });
  });

  test('touches no other call', async () => {
    const { fake, client } = createPair();
    fake.setFault('fetchProducts', { kind: 'network' });
    expect(await client.pathStatus('a')).toEqual({ available: true });
  });
});
