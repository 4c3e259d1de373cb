import { afterEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '@waypage/scripts/testing/eventually.ts';
import { claimPath, type ApiClientOptions, type ApiRequest } from '../src/index.js';
import { readJson, sendJson, startServer, type Handler } from './failure-server.js';
import { catchApiError, createClient } from './test-client.js';

const APP_HOST = 'https://app.waypage.example';
const never = () => new Promise<never>(() => undefined);
const keep = (value: unknown): unknown => value;

async function failWith(handler: Handler, options?: Partial<ApiClientOptions>) {
  await using server = await startServer(handler);
  return await catchApiError(createClient(server.url, options).pathStatus('Lumbre'));
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a request', () => {
  test('needs no preflight and sends no credentials', async () => {
    const inits: RequestInit[] = [];
    await using server = await startServer((response) => sendJson(response, { available: true }));
    const client = createClient(`${server.url}/`, {
      fetch: (input, init) => {
        inits.push(init ?? {});
        return fetch(input, init);
      },
    });
    await client.pathStatus('my-Page_1');
    expect(server.requests[0]).toMatchObject({
      method: 'GET',
      url: '/api/qr-data/my-Page_1/status',
    });
    expect(inits[0]).toMatchObject({ credentials: 'omit', body: null, redirect: 'manual' });
    expect([...new Headers(inits[0]?.headers)]).toEqual([['accept', 'application/json']]);
  });

  test('sends JSON and unwraps the result', async () => {
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

  test.each([
    ['a null result', '{"result":null,"other":1}', null],
    ['an inherited result', '{"__proto__":{"result":1}}', { ['__proto__']: { result: 1 } }],
    ['an empty body', '', undefined],
  ])('decodes %s', async (_name, body, value) => {
    const client = createClient(APP_HOST, { fetch: () => Promise.resolve(new Response(body)) });
    expect(await client.request({ path: 'x', decode: keep })).toEqual(value);
  });

  test.each<[string, Partial<ApiRequest<unknown>>, number]>([
    ['a GET', {}, 3],
    ['a HEAD', { method: 'HEAD' }, 3],
    ['a GET with `retry: false`', { retry: false }, 1],
    ['a POST', { body: {} }, 1],
    ['a POST with `retry: true`', { body: {}, retry: true }, 3],
    ['a POST with `safe: true`', { body: {}, safe: true }, 3],
    ['a limit of 1', { retry: { limit: 1 } }, 2],
    ['a DELETE', { method: 'DELETE' }, 1],
  ])('has as many attempts as allowed: %s', async (_name, request, attempts) => {
    await using server = await startServer((response) => sendJson(response, {}, 503));
    const call = createClient(server.url).request({ path: 'x', decode: keep, ...request });
    expect((await catchApiError(call)).attempts).toBe(attempts);
  });

  test.each(['', '   ', '..', 'a/b', 'ä', '\ud800', 'a'.repeat(21)])(
    'is not sent for the path %j',
    async (path) => {
      const client = createClient(APP_HOST, { fetch: never });
      expect(await client.pathStatus(path)).toEqual({ available: false });
      expect(await claimPath(client, { path, qrType: 'pdf' })).toEqual({ claimed: false });
    },
  );
});

describe('a failed answer', () => {
  test.each(['gone', 7])('has the message and code of its body: %s', async (code) => {
    const body = { message: ['One.', 'Two.'], code };
    const error = await failWith((response) => sendJson(response, body, 404));
    expect(error).toMatchObject({ message: 'One.\nTwo.', code, status: 404, attempts: 1 });
  });

  test.each([
    ['no body', ''],
    ['HTML', '<h1>Oops</h1>'],
    ['null', 'null'],
    ['a message that is no text', '{"message":{},"code":null}'],
    ['blanks', '{"message":" ","code":""}'],
  ])('has its status text otherwise: %s', async (_name, body) => {
    const error = await failWith((response) => {
      response.writeHead(403, 'Keep out').end(body);
    });
    expect(error).toMatchObject({ kind: 'http', message: 'Keep out', code: 403, status: 403 });
  });

  test('has the id of the request', async () => {
    for (const headers of [{ 'x-request-id': 'r-1' }, {}]) {
      const error = await failWith((response) => sendJson(response, {}, 404, headers));
      expect(error.requestId).toBe(headers['x-request-id']);
    }
  });

  test('has a message without status text', async () => {
    const response = new Response('', { status: 418 });
    const client = createClient(APP_HOST, { fetch: () => Promise.resolve(response) });
    expect(await catchApiError(client.pathStatus('a'))).toMatchObject({ message: 'HTTP 418' });
  });

  test('is retried although its body hangs', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const hanging = {
      ok: false,
      status: 503,
      headers: new Headers({ 'retry-after': '0' }),
      text: never,
    };
    const responses = [hanging as unknown as Response, Response.json({ available: true })];
    const client = createClient(APP_HOST, {
      fetch: () => Promise.resolve(responses.shift() ?? Response.error()),
    });
    const status = client.pathStatus('a');
    await vi.advanceTimersByTimeAsync(1002);
    expect(await status).toEqual({ available: true });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a retry', () => {
  test('may succeed', async () => {
    await using server = await startServer((response, attempt) => {
      if (attempt === 1) response.destroy();
      else if (attempt === 2) sendJson(response, {}, 503);
      else sendJson(response, { result: { available: true } });
    });
    expect(await createClient(server.url).pathStatus('a')).toEqual({ available: true });
  });

  test('can be turned off', async () => {
    const error = await failWith((response) => sendJson(response, {}, 503), { retry: false });
    expect(error.attempts).toBe(1);
  });

  test('waits as long as Retry-After says', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    let requests = 0;
    const client = createClient(APP_HOST, {
      fetch: () => {
        requests += 1;
        const headers = { 'retry-after': '2' };
        return Promise.resolve(Response.json({}, { status: 503, headers }));
      },
    });
    const failure = catchApiError(client.pathStatus('a'));
    await vi.advanceTimersByTimeAsync(1999);
    expect(requests).toBe(1);
    await vi.advanceTimersByTimeAsync(2001);
    expect(requests).toBe(3);
    await failure;
  });

  test('is omitted without time for Retry-After', async () => {
    const error = await failWith((response) =>
      sendJson(response, {}, 503, { 'retry-after': '3600' }),
    );
    expect(error).toMatchObject({ kind: 'http', attempts: 1, retryAfterMs: 3_600_000 });
  });
});

describe('timeoutMs', () => {
  test('ends the body of a failed answer', async () => {
    const response = { ok: false, status: 404, headers: new Headers(), text: never };
    const client = createClient(APP_HOST, {
      fetch: () => Promise.resolve(response as unknown as Response),
      timeoutMs: 20,
    });
    const error = await catchApiError(client.pathStatus('a'));
    expect(error).toMatchObject({ kind: 'http', status: 404, attempts: 1 });
  });

  test('is the time of all attempts', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const start = performance.now();
    const responses = [Response.json({}, { status: 503 })];
    const client = createClient(APP_HOST, {
      fetch: () =>
        responses.length > 0 ? Promise.resolve(responses.pop() ?? Response.error()) : never(),
      timeoutMs: 1000,
    });
    const failure = catchApiError(client.pathStatus('a'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await failure).toMatchObject({ kind: 'timeout', attempts: 2 });
    expect(performance.now() - start).toBe(1000);
  });

  test.each([0, -1, Number.NaN, Infinity, 2 ** 31])('refuses %d', (timeoutMs) => {
    expect(() => createClient(APP_HOST, { timeoutMs })).toThrow(RangeError);
  });
});

describe('signal', () => {
  const client = createClient(APP_HOST, { fetch: never });

  test('that times out makes a timeout', async () => {
    const reason = new DOMException('The operation timed out.', 'TimeoutError');
    const late = AbortSignal.any([AbortSignal.timeout(10), new AbortController().signal]);
    for (const signal of [AbortSignal.abort(reason), late]) {
      const error = await catchApiError(client.pathStatus('a', { signal }));
      expect(error).toMatchObject({ kind: 'timeout', cause: { name: 'TimeoutError' } });
      expect(error.message).toContain('the signal');
    }
  });

  test('that is aborted before sends no request', async () => {
    const reason = new Error('left the page');
    const error = await catchApiError(
      client.pathStatus('a', { signal: AbortSignal.abort(reason) }),
    );
    expect(error).toMatchObject({ kind: 'aborted', attempts: 0, cause: reason });
  });

  test('closes the connection', async () => {
    const controller = new AbortController();
    let isClosed = false;
    await using server = await startServer((response) => {
      response.on('close', () => (isClosed = true));
      controller.abort();
    });
    const options = { signal: controller.signal };
    await catchApiError(createClient(server.url).pathStatus('a', options));
    await eventually(() => expect(isClosed).toBe(true));
  });

  test('ends the wait between two attempts', async () => {
    const controller = new AbortController();
    const failing = createClient(APP_HOST, {
      fetch: () => Promise.resolve(Response.json({}, { status: 503 })),
      retry: { delayMs: 10_000 },
      hooks: { onAttemptError: () => controller.abort() },
    });
    const error = await catchApiError(failing.pathStatus('a', { signal: controller.signal }));
    expect(error).toMatchObject({ kind: 'aborted', attempts: 1 });
  });
});

describe('activity', () => {
  test('counts foreground calls once', async () => {
    await using server = await startServer((response, attempt) =>
      sendJson(response, { available: true }, attempt === 1 ? 503 : 200),
    );
    const client = createClient(server.url);
    const counts: number[] = [];
    client.activity.subscribe(() => counts.push(client.activity.getCount()));
    await Promise.all([
      client.pathStatus('a'),
      client.pathStatus('b'),
      client.pathStatus('c', { background: true }),
    ]);
    expect(counts).toEqual([1, 2, 1, 0]);
  });
});
