import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '@waypage/scripts/testing/eventually.ts';
import { createActivity } from '../src/activity.js';
import { claimPath, type ApiRequest } from '../src/index.js';
import { sendJson, startServer } from './failure-server.js';
import {
  APP_HOST,
  catchApiError,
  createClient,
  createStub,
  json,
  identity,
  never,
  recordCounts,
} from './test-client.js';

const FREE = json({ available: true });
const BUSY = json({}, 503);
const URL_OF_A = `${APP_HOST}/api/qr-data/a/status`;

/** A failed answer whose body never comes. */
const hanging = (status: number) => () =>
  ({
    ok: false,
    status,
    headers: new Headers({ 'retry-after': '0' }),
    text: never,
  }) as unknown as Response;

const failWith = (answer: () => Response) =>
  catchApiError(createStub([answer]).client.pathStatus('a'));

describe('a request', () => {
  test('needs no preflight and sends no credentials', async () => {
    const { client, sent } = createStub([FREE]);
    await client.pathStatus('a');
    expect(sent[0]).toMatchObject({
      url: URL_OF_A,
      init: { method: 'GET', credentials: 'omit', body: null, redirect: 'manual' },
    });
    expect([...(sent[0]?.headers ?? [])]).toEqual([['accept', 'application/json']]);
  });

  test('sends JSON and unwraps the result', async () => {
    const { client, sent } = createStub([json({ result: { id: 7 } })]);
    const page = { path: 'pages/my-page', method: 'PATCH', body: { title: 'New' } } as const;
    expect(await client.request({ ...page, decode: identity })).toEqual({ id: 7 });
    expect(sent[0]?.url).toBe(`${APP_HOST}/api/pages/my-page`);
    expect(sent[0]?.init).toMatchObject({ method: 'PATCH', body: '{"title":"New"}' });
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
  });

  test.each([
    ['a null result', '{"result":null,"other":1}', null],
    ['an inherited result', '{"__proto__":{"result":1}}', { ['__proto__']: { result: 1 } }],
    ['an empty body', '', undefined],
  ])('decodes %s', async (_name, body, value) => {
    const { client } = createStub([() => new Response(body)]);
    expect(await client.request({ path: 'x', decode: identity })).toEqual(value);
  });

  test.each(['', '   ', '..', 'a/b', 'ä', '\ud800', 'a'.repeat(21)])(
    'is not sent for the path %j',
    async (path) => {
      const { client, sent } = createStub([FREE]);
      expect(await client.pathStatus(path)).toEqual({ available: false });
      expect(await claimPath(client, { path, qrType: 'pdf' })).toEqual({ claimed: false });
      expect(sent).toEqual([]);
    },
  );
});

test('a call’s headers and query beat the client’s', async () => {
  const { client, sent } = createStub([FREE], {
    headers: { 'X-Tenant': 'one', 'X-Trace': 'client' },
    query: { lang: 'en', beta: true },
  });
  await client.pathStatus('a');
  await client.pathStatus('a', {
    headers: { 'x-trace': 'call', 'x-tenant': undefined },
    query: { lang: 'fr', beta: undefined, tag: ['a b', 2], none: [] },
  });
  const accept = 'application/json';
  expect(sent.map(({ url, headers }) => [url, Object.fromEntries(headers)])).toEqual([
    [`${URL_OF_A}?lang=en&beta=true`, { accept, 'x-tenant': 'one', 'x-trace': 'client' }],
    [`${URL_OF_A}?lang=fr&tag=a%20b&tag=2`, { accept, 'x-trace': 'call' }],
  ]);
});

describe('a failed answer', () => {
  test.each(['gone', 7])('takes message and code from its body: %s', async (code) => {
    const error = await failWith(() =>
      Response.json({ message: ['One.', 'Two.'], code }, { status: 404 }),
    );
    expect(error).toMatchObject({ message: 'One.\nTwo.', code, status: 404, attempts: 1 });
  });

  test.each([
    ['no body', ''],
    ['HTML', '<h1>Oops</h1>'],
    ['null', 'null'],
    ['a message that is no text', '{"message":{},"code":null}'],
    ['blanks', '{"message":" ","code":""}'],
  ])('has its status text otherwise: %s', async (_name, body) => {
    const error = await failWith(() => new Response(body, { status: 403, statusText: 'Keep out' }));
    expect(error).toMatchObject({ kind: 'http', message: 'Keep out', code: 403, status: 403 });
  });

  test('has the request id and a fallback message', async () => {
    const headers = { 'x-request-id': 'r-1' };
    expect(await failWith(() => new Response('', { status: 418, headers }))).toMatchObject({
      message: 'HTTP 418',
      requestId: 'r-1',
    });
    expect((await failWith(() => new Response('', { status: 418 }))).requestId).toBeUndefined();
  });

  test.each([2, -2])('uses the server’s clock, %d hours off', async (hours) => {
    const now = Date.now() + hours * 3_600_000;
    const [date, later] = [new Date(now), new Date(now + 2000)].map((time) => time.toUTCString());
    const headers = { date: String(date), 'retry-after': String(later) };
    const { client } = createStub([json({}, 503, headers)], { retry: false });
    expect((await catchApiError(client.pathStatus('a'))).retryAfterMs).toBe(2000);
  });
});

test('a decoder may give a promise', async () => {
  const ask = (decode: () => unknown, timeoutMs = 10_000) =>
    createStub([json({ id: 7 })], { timeoutMs }).client.request({ path: 'x', decode });
  expect(await ask(() => Promise.resolve(8))).toBe(8);
  const cause = new Error('no title');
  const error = await catchApiError(ask(() => Promise.reject(cause)));
  expect(error).toMatchObject({ kind: 'shape', cause });
  expect((await catchApiError(ask(never, 10))).kind).toBe('timeout');
});

describe('a retry', () => {
  beforeEach(
    () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }),
  );
  afterEach(() => void vi.useRealTimers());

  test.each<[string, Partial<ApiRequest<unknown>>, number]>([
    ['a GET', {}, 3],
    ['a HEAD', { method: 'HEAD' }, 3],
    ['a GET with `retry: false`', { retry: false }, 1],
    ['a POST', { body: {} }, 1],
    ['a POST with `retry: true`', { body: {}, retry: true }, 3],
    ['a POST with `safe: true`', { body: {}, safe: true }, 3],
    ['a limit of 1', { retry: { limit: 1 } }, 2],
    ['a DELETE', { method: 'DELETE' }, 1],
  ])('is made as often as allowed: %s', async (_name, request, attempts) => {
    const { client, sent } = createStub([BUSY]);
    const failure = catchApiError(client.request({ path: 'x', decode: identity, ...request }));
    await vi.runAllTimersAsync();
    expect((await failure).attempts).toBe(attempts);
    expect(sent).toHaveLength(attempts);
  });

  test('may succeed, also while a failed body hangs', async () => {
    const { client, sent } = createStub([hanging(503), () => Promise.reject(new Error()), FREE]);
    const status = client.pathStatus('a');
    await vi.advanceTimersByTimeAsync(1005);
    expect(await status).toEqual({ available: true });
    expect(sent).toHaveLength(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('can be turned off', async () => {
    const { client } = createStub([BUSY], { retry: false });
    expect((await catchApiError(client.pathStatus('a'))).attempts).toBe(1);
  });

  test('waits for Retry-After or is omitted', async () => {
    const { client, sent } = createStub([json({}, 503, { 'retry-after': '2' })]);
    const failure = catchApiError(client.pathStatus('a'));
    await vi.advanceTimersByTimeAsync(1999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2001);
    expect(sent).toHaveLength(3);
    await failure;
    const late = createStub([json({}, 503, { 'retry-after': '15' })]).client;
    expect(await catchApiError(late.pathStatus('a'))).toMatchObject({
      kind: 'http',
      attempts: 1,
      retryAfterMs: 15_000,
    });
  });

  test('of a write has the first key', async () => {
    const { client, sent } = createStub([BUSY]);
    const write = { path: 'pages', body: {}, retry: true, decode: identity };
    const keyOptions = { headers: { 'Idempotency-Key': 'mine' } };
    const failures = Promise.all([
      catchApiError(client.request(write)),
      catchApiError(client.request(write)),
      catchApiError(client.request(write, keyOptions)),
      catchApiError(client.request({ ...write, retry: false })),
      catchApiError(client.request({ ...write, safe: true })),
    ]);
    await vi.runAllTimersAsync();
    await failures;
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    const [first, second] = keys;
    expect(first).toMatch(/^[\w.-]{16,}$/);
    expect(second).not.toBe(first);
    for (const key of [first, second, 'mine']) {
      expect(keys.filter((one) => one === key)).toHaveLength(3);
    }
    expect(keys.filter((key) => key === null)).toHaveLength(4);
  });
});

describe('timeoutMs', () => {
  test('ends the body of a failed answer', async () => {
    const { client } = createStub([hanging(404)], { timeoutMs: 20 });
    const error = await catchApiError(client.pathStatus('a'));
    expect(error).toMatchObject({ kind: 'http', status: 404, attempts: 1 });
  });

  test('is the time of all attempts', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const start = performance.now();
    const { client } = createStub([BUSY, never], { timeoutMs: 1000 });
    const failure = catchApiError(client.pathStatus('a'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await failure).toMatchObject({ kind: 'timeout', attempts: 2 });
    expect(performance.now() - start).toBe(1000);
    vi.useRealTimers();
  });

  test.each([0, -1, Number.NaN, Infinity, 2 ** 31])('refuses %d', (timeoutMs) => {
    expect(() => createClient(APP_HOST, { timeoutMs })).toThrow(RangeError);
  });
});

describe('signal', () => {
  const { client } = createStub([never]);

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
    const cause = new Error('left the page');
    const call = client.pathStatus('a', { signal: AbortSignal.abort(cause) });
    expect(await catchApiError(call)).toMatchObject({ kind: 'aborted', attempts: 0, cause });
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
    const { client: failing } = createStub([BUSY], {
      retry: { delayMs: 10_000 },
      hooks: { onAttemptError: () => controller.abort() },
    });
    const error = await catchApiError(failing.pathStatus('a', { signal: controller.signal }));
    expect(error).toMatchObject({ kind: 'aborted', attempts: 1 });
  });

  test('ends 2,000 calls and leaves no listener', async () => {
    const counts = recordCounts(client);
    const warn = vi.spyOn(process, 'emitWarning');
    const controller = new AbortController();
    const { signal } = controller;
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    const calls = Array.from({ length: 2000 }, () =>
      catchApiError(client.pathStatus('a', { signal })),
    );
    expect(client.activity.getCount()).toBe(2000);
    controller.abort();
    expect(new Set((await Promise.all(calls)).map(({ kind }) => kind))).toEqual(
      new Set(['aborted']),
    );
    expect(Math.max(...counts)).toBe(2000);
    expect(client.activity.getCount()).toBe(0);
    const listeners = (list: unknown[][]) => new Set(list.map(([, listener]) => listener));
    expect(listeners(added.mock.calls).size).toBe(2000);
    expect(listeners(removed.mock.calls)).toEqual(listeners(added.mock.calls));
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('activity', () => {
  test('counts foreground calls once', async () => {
    const { client } = createStub([BUSY, FREE]);
    const counts = recordCounts(client);
    await Promise.all([
      client.pathStatus('a'),
      client.pathStatus('b'),
      client.pathStatus('c', { background: true }),
    ]);
    expect(counts).toEqual([1, 2, 1, 0]);
  });

  test('goes on when a listener throws', () => {
    using log = vi.spyOn(console, 'error').mockReturnValue();
    const activity = createActivity();
    const error = new Error('listener');
    const heard: number[] = [];
    activity.subscribe(() => {
      throw error;
    });
    activity.subscribe(() => heard.push(activity.getCount()));
    activity.begin()();
    expect(heard).toEqual([1, 0]);
    expect(log.mock.calls).toEqual([[error], [error]]);
  });

  test('unsubscribes one of two equal listeners', () => {
    const activity = createActivity();
    const listener = vi.fn();
    const unsubscribe = activity.subscribe(listener);
    activity.subscribe(listener);
    unsubscribe();
    unsubscribe();
    activity.begin();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('a redirect', () => {
  test.each([301, 302, 303, 307, 308])('of status %i is not followed', async (status) => {
    await using other = await startServer((response) => sendJson(response, { available: true }));
    await using host = await startServer((response) => {
      response.writeHead(status, { location: `${other.url}/elsewhere` }).end('{"message":"x"}');
    });
    const error = await catchApiError(createClient(host.url).pathStatus('a'));
    expect(error).toMatchObject({ kind: 'http', status, code: 'redirect', attempts: 1 });
    expect(error.message).toMatch(/redirects are not followed/);
    expect(other.requests).toHaveLength(0);
  });

  test('that a browser hides has no status', async () => {
    const error = await failWith(Response.error.bind(Response));
    expect(error).toMatchObject({ kind: 'http', status: undefined, code: 'redirect' });
  });
});
