import { describe, expect, test } from 'vitest';
import type { ApiRequest } from '../src/index.js';
import { readJson, sendJson, startServer } from './failure-server.js';
import { catchApiError, createClient } from './test-client.js';

const keep = (value: unknown): unknown => value;

async function countAttempts(request: Partial<ApiRequest<unknown>>): Promise<number> {
  await using server = await startServer((response) => sendJson(response, {}, 503));
  const client = createClient(server.url);
  return (await catchApiError(client.request({ path: 'x', decode: keep, ...request }))).attempts;
}

describe('a further call', () => {
  test('sends JSON by the method that is asked for and unwraps the result', async () => {
    let body: unknown;
    await using server = await startServer(async (response, _attempt, request) => {
      body = await readJson(request);
      sendJson(response, { result: { id: 7 } });
    });
    const result = await createClient(server.url).request({
      path: 'pages/my-page',
      method: 'PATCH',
      body: { title: 'New' },
      decode: (value) => (value as { id: number }).id,
    });
    expect(result).toBe(7);
    expect(server.requests[0]).toMatchObject({ method: 'PATCH', url: '/api/pages/my-page' });
    expect(body).toEqual({ title: 'New' });
  });

  test('gives null for a result of null', async () => {
    await using server = await startServer((response) =>
      sendJson(response, { result: null, other: 1 }),
    );
    const client = createClient(server.url);
    expect(await client.request({ path: 'x', decode: keep })).toBeNull();
  });

  test('takes a result that is not its own for none', async () => {
    await using server = await startServer((response) => {
      response.end('{"__proto__":{"result":1},"a":2}');
    });
    const client = createClient(server.url);
    expect(await client.request({ path: 'x', decode: keep })).toHaveProperty('a', 2);
  });

  test.each([
    ['a 204', 204],
    ['an empty 200', 200],
  ])('gives undefined for %s', async (_name, status) => {
    await using server = await startServer((response) => {
      response.writeHead(status).end();
    });
    const client = createClient(server.url);
    const given: unknown[] = [];
    await client.request({ path: 'x', method: 'DELETE', decode: (value) => given.push(value) });
    expect(given).toEqual([undefined]);
  });

  test.each([
    ['a GET is repeated', {}, 3],
    ['a GET is not repeated when told so', { retry: false }, 1],
    ['a POST is not repeated', { body: {} }, 1],
    ['a POST is repeated when told so', { body: {}, retry: true }, 3],
    ['a POST that only reads is repeated', { body: {}, safe: true }, 3],
    ['a call is repeated as often as it says', { retry: { limit: 1 } }, 2],
    ['a DELETE is not repeated', { method: 'DELETE' }, 1],
  ] as const)('%s', async (_promise, request, attempts) => {
    expect(await countAttempts(request)).toBe(attempts);
  });

  test('may go to another URL', async () => {
    await using server = await startServer((response) => sendJson(response, [1]));
    const client = createClient('https://app.waypage.example');
    const base = `${server.url}/v2/`;
    expect(await client.request({ base, path: 'x', decode: keep })).toEqual([1]);
    expect(server.requests[0]?.url).toBe('/v2/x');
  });

  test('with a body that is no JSON is not counted for ever', async () => {
    const client = createClient('https://app.waypage.example');
    await expect(
      client.request({ path: 'x', body: { size: 1n }, decode: keep }),
    ).rejects.toBeInstanceOf(TypeError);
    expect(client.activity.getCount()).toBe(0);
  });
});

describe('an error', () => {
  test.each([
    [200, '{"result":'],
    [200, '{"result":{}}'],
    [404, '{}'],
  ])('names the request of the server: status %i, body %s', async (status, body) => {
    await using server = await startServer((response) => {
      response.writeHead(status, { 'x-request-id': 'r-1' }).end(body);
    });
    const error = await catchApiError(createClient(server.url).pathStatus('a'));
    expect(error.requestId).toBe('r-1');
  });

  test('without a name of the request has none', async () => {
    await using server = await startServer((response) => sendJson(response, {}, 404));
    const error = await catchApiError(createClient(server.url).pathStatus('a'));
    expect(error.requestId).toBeUndefined();
  });
});
