import { describe, expect, test, vi } from 'vitest';
import type { ApiClientOptions } from '../src/index.js';
import { findClosedUrl, sendJson, startServer, type Handler } from './failure-server.js';
import { catchApiError, createClient } from './test-client.js';

async function failWith(handler: Handler, options?: Partial<ApiClientOptions>) {
  await using server = await startServer(handler);
  const client = createClient(server.url, options);
  const error = await catchApiError(client.pathStatus('Lumbre'));
  expect(client.activity.getCount()).toBe(0);
  // A timeout may end the call before the server has received the request.
  if (error.kind !== 'timeout') expect(error.attempts).toBe(server.requests.length);
  return error;
}

describe('a request', () => {
  test('is a GET under /api/ without credentials and without headers that need a preflight', async () => {
    const inits: RequestInit[] = [];
    await using server = await startServer((response) =>
      sendJson(response, { result: { available: true } }),
    );
    const client = createClient(`${server.url}/`, {
      fetch: (input, init) => {
        inits.push(init ?? {});
        return fetch(input, init);
      },
    });

    await client.pathStatus('my-Page_1');

    expect(server.requests[0]?.method).toBe('GET');
    expect(server.requests[0]?.url).toBe('/api/qr-data/my-Page_1/status');
    expect(inits[0]?.credentials).toBe('omit');
    expect(inits[0]?.body).toBeNull();
    expect(inits[0]?.redirect).toBe('manual');
    expect([...new Headers(inits[0]?.headers)]).toEqual([['accept', 'application/json']]);
  });

  test.each(['', '   ', '..', 'a/b', 'ä', '\ud800', 'a'.repeat(21)])(
    'is not sent for %j, which no page can have: not available',
    async (path) => {
      await using server = await startServer((response) =>
        sendJson(response, { result: { available: true } }),
      );
      await expect(createClient(server.url).pathStatus(path)).resolves.toEqual({
        available: false,
      });
      expect(server.requests).toHaveLength(0);
    },
  );
});

describe('an answer', () => {
  test.each([
    ['with a result field is unwrapped', { result: { available: true } }, true],
    ['without one is read as it is', { available: false, more: 1 }, false],
  ])('%s', async (_promise, body, available) => {
    await using server = await startServer((response) => sendJson(response, body));
    await expect(createClient(server.url).pathStatus('a')).resolves.toEqual({ available });
  });

  test.each([
    ['a null result', { result: null, available: true }],
    ['null', null],
    ['a list', []],
    ['a text', 'available'],
    ['a missing field', {}],
    ['a text instead of a boolean', { result: { available: 'true' } }],
    ['a number instead of a boolean', { available: 1 }],
    ['nothing', undefined],
  ])('of another shape is a shape error: %s', async (_name, body) => {
    const error = await failWith((response) => sendJson(response, body));
    expect(error).toMatchObject({ kind: 'shape', status: 200, attempts: 1 });
  });

  test.each([
    ['HTML', '<!doctype html><title>Hello</title>'],
    ['broken JSON', '{"result":{"available":tr'],
    ['blanks', ' '],
  ])('that is not JSON is a parse error: %s', async (_name, body) => {
    const error = await failWith((response) => {
      response.end(body);
    });
    expect(error).toMatchObject({ kind: 'parse', status: 200, attempts: 1 });
  });
});

describe('a failed answer', () => {
  test('carries the message and the code of its body', async () => {
    const error = await failWith((response) =>
      sendJson(response, { message: 'Not here.', code: 'gone' }, 404),
    );
    expect(error).toMatchObject({
      name: 'ApiError',
      kind: 'http',
      message: 'Not here.',
      code: 'gone',
      status: 404,
      attempts: 1,
    });
  });

  test('joins a list of messages by line breaks', async () => {
    const error = await failWith((response) =>
      sendJson(response, { message: ['One.', 'Two.'] }, 400),
    );
    expect(error.message).toBe('One.\nTwo.');
  });

  test.each([
    ['without a body', ''],
    ['with HTML', '<h1>Oops</h1>'],
    ['with null', 'null'],
    ['with a message that is no text', '{"message":{},"code":null}'],
    ['with blanks', '{"message":" ","code":""}'],
  ])('falls back to status text and status: %s', async (_name, body) => {
    const error = await failWith((response) => {
      response.writeHead(403, 'Keep out').end(body);
    });
    expect(error).toMatchObject({ kind: 'http', message: 'Keep out', code: 403, status: 403 });
  });

  test('falls back to HTTP and the number where there is no status text', async () => {
    const client = createClient('https://app.waypage.example', {
      fetch: () => Promise.resolve(new Response('', { status: 418 })),
    });
    const error = await catchApiError(client.pathStatus('a'));
    expect(error).toMatchObject({ kind: 'http', message: 'HTTP 418', code: 418 });
  });

  test('whose body hangs is tried again as soon as its status says so', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    try {
      const started = performance.now();
      const client = createClient('https://app.waypage.example', {
        fetch: (_input, init) =>
          Promise.resolve(
            performance.now() === started
              ? new Response(
                  new ReadableStream({
                    start(controller) {
                      init?.signal?.addEventListener('abort', () =>
                        controller.error(new Error('aborted')),
                      );
                    },
                  }),
                  { status: 503, headers: { 'retry-after': '0' } },
                )
              : Response.json({ available: true }),
          ),
      });
      const status = client.pathStatus('a');
      await vi.advanceTimersByTimeAsync(1002);
      expect(await status).toEqual({ available: true });
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test('still says its status when its body is cut', async () => {
    const error = await failWith((response) => {
      response.writeHead(404, 'Not Found', { 'content-length': '100' }).write('{');
      setImmediate(() => response.destroy());
    });
    expect(error).toMatchObject({ kind: 'http', status: 404, message: 'Not Found' });
  });
});

describe('a retry', () => {
  test.each([408, 429, 500, 502, 503, 504])('follows status %i, twice at most', async (status) => {
    const error = await failWith((response) => sendJson(response, {}, status));
    expect(error).toMatchObject({ kind: 'http', status, attempts: 3 });
  });

  test.each([400, 401, 403, 404, 409, 410, 422, 501])('never follows status %i', async (status) => {
    const error = await failWith((response) => sendJson(response, {}, status));
    expect(error).toMatchObject({ kind: 'http', status, attempts: 1 });
  });

  test('may succeed', async () => {
    await using server = await startServer((response, attempt) => {
      if (attempt === 1) response.destroy();
      else if (attempt === 2) sendJson(response, {}, 503);
      else sendJson(response, { result: { available: true } });
    });
    await expect(createClient(server.url).pathStatus('a')).resolves.toEqual({
      available: true,
    });
  });

  test('can be turned off', async () => {
    const error = await failWith((response) => sendJson(response, {}, 503), { retry: false });
    expect(error.attempts).toBe(1);
  });

  test('waits as long as Retry-After says', async () => {
    const times: number[] = [];
    await using server = await startServer((response, attempt) => {
      times.push(performance.now());
      if (attempt === 1) sendJson(response, {}, 503, { 'retry-after': '1' });
      else sendJson(response, { result: { available: false } });
    });
    await createClient(server.url).pathStatus('a');
    const [first = 0, second = 0] = times;
    // Timers of Node may fire a millisecond early.
    expect(second - first).toBeGreaterThanOrEqual(995);
  });

  test('is omitted when Retry-After is longer than the time that remains', async () => {
    const error = await failWith((response) =>
      sendJson(response, {}, 503, { 'retry-after': '3600' }),
    );
    expect(error).toMatchObject({
      kind: 'http',
      status: 503,
      attempts: 1,
      retryAfterMs: 3_600_000,
    });
  });
});

describe('a broken connection', () => {
  test('that is reset before the answer is a network error', async () => {
    const error = await failWith((response) => {
      response.socket?.resetAndDestroy();
    });
    expect(error).toMatchObject({ kind: 'network', code: undefined, attempts: 3 });
    expect(error.status).toBeUndefined();
    expect(error.cause).toBeInstanceOf(Error);
  });

  test('that is cut in the body is a network error', async () => {
    const error = await failWith((response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"result":');
      setImmediate(() => response.destroy());
    });
    expect(error).toMatchObject({ kind: 'network', attempts: 3 });
  });

  test('that is cut in a chunked body is a network error', async () => {
    const error = await failWith((response) => {
      // A complete JSON text whose response never ends.
      response.writeHead(200).write('{"result":{"available":true}}');
      setImmediate(() => response.destroy());
    });
    expect(error).toMatchObject({ kind: 'network', attempts: 3 });
  });

  test('that is refused is a network error', async () => {
    const client = createClient(await findClosedUrl());
    const error = await catchApiError(client.pathStatus('a'));
    expect(error).toMatchObject({ kind: 'network', attempts: 3 });
    expect(client.activity.getCount()).toBe(0);
  });
});

describe('the timeout', () => {
  test('covers an answer that never begins', async () => {
    const error = await failWith(() => undefined, { timeoutMs: 50 });
    expect(error).toMatchObject({ kind: 'timeout', code: undefined, attempts: 1 });
  });

  test('covers a body that never ends', async () => {
    const error = await failWith(
      (response) => {
        response.writeHead(200).write('{"result":');
      },
      { timeoutMs: 50 },
    );
    expect(error).toMatchObject({ kind: 'timeout', attempts: 1 });
  });

  test('covers the body of a failed answer, whose status is reported all the same', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      let pulls = 0;
      const client = createClient('https://app.waypage.example', {
        fetch: (_, init) => {
          const body = new ReadableStream({
            start(controller) {
              init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
            },
            pull() {
              pulls += 1;
            },
          });
          return Promise.resolve(new Response(body, { status: 404 }));
        },
        timeoutMs: 1000,
      });
      const failure = catchApiError(client.pathStatus('a'));
      while (pulls === 0) await vi.advanceTimersByTimeAsync(0);
      await vi.runOnlyPendingTimersAsync();
      expect(await failure).toMatchObject({ kind: 'http', status: 404, attempts: 1 });
    } finally {
      vi.useRealTimers();
    }
  });

  test('covers all attempts together', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    try {
      const started = performance.now();
      let requests = 0;
      const client = createClient('https://app.waypage.example', {
        fetch: () => {
          requests += 1;
          return requests === 1
            ? Promise.resolve(Response.json({}, { status: 503 }))
            : new Promise(() => undefined);
        },
        timeoutMs: 1000,
      });
      const failure = catchApiError(client.pathStatus('a'));
      while (requests < 2) await vi.advanceTimersByTimeAsync(1);
      await vi.advanceTimersToNextTimerAsync();
      expect(await failure).toMatchObject({ kind: 'timeout', attempts: 2 });
      expect(performance.now() - started).toBe(1000);
    } finally {
      vi.useRealTimers();
    }
  });

  test('ends a fetch that ignores its signal', async () => {
    const client = createClient('https://app.waypage.example', {
      fetch: () => new Promise(() => undefined),
      timeoutMs: 20,
    });
    const error = await catchApiError(client.pathStatus('a'));
    expect(error.kind).toBe('timeout');
  });

  test('of the caller is a timeout too, also among other signals', async () => {
    const client = createClient('https://app.waypage.example', {
      fetch: () => new Promise(() => undefined),
    });
    const reason = new DOMException('The operation timed out.', 'TimeoutError');
    const late = AbortSignal.any([AbortSignal.timeout(10), new AbortController().signal]);
    for (const signal of [AbortSignal.abort(reason), late]) {
      const error = await catchApiError(client.pathStatus('a', { signal }));
      expect(error).toMatchObject({ kind: 'timeout', cause: { name: 'TimeoutError' } });
      expect(error.message).toContain('the signal');
    }
  });

  test.each([0, -1, Number.NaN, Infinity, 2 ** 31])('refuses %d milliseconds', (timeoutMs) => {
    expect(() => createClient('https://app.waypage.example', { timeoutMs })).toThrow(RangeError);
  });
});

describe('abort', () => {
  test('before the call sends no request', async () => {
    await using server = await startServer((response) => sendJson(response, { available: true }));
    const client = createClient(server.url);
    const reason = new Error('left the page');
    const error = await catchApiError(
      client.pathStatus('a', { signal: AbortSignal.abort(reason) }),
    );
    expect(error).toMatchObject({ kind: 'aborted', attempts: 0, cause: reason });
    expect(server.requests).toHaveLength(0);
    expect(client.activity.getCount()).toBe(0);
  });

  test('while the answer is awaited ends the call and its connection', async () => {
    const controller = new AbortController();
    let onClosed: () => void = () => undefined;
    const closed = new Promise<void>((resolve) => {
      onClosed = resolve;
    });
    await using server = await startServer((response) => {
      response.on('close', onClosed);
      controller.abort();
    });
    const client = createClient(server.url);
    const error = await catchApiError(client.pathStatus('a', { signal: controller.signal }));
    expect(error).toMatchObject({ kind: 'aborted', attempts: 1 });
    expect(client.activity.getCount()).toBe(0);
    await closed;
  });

  test('while the body is read ends the call', async () => {
    const controller = new AbortController();
    await using server = await startServer((response) => {
      response.writeHead(200).write('{');
      setTimeout(() => controller.abort(), 20);
    });
    const error = await catchApiError(
      createClient(server.url).pathStatus('a', { signal: controller.signal }),
    );
    expect(error.kind).toBe('aborted');
  });

  test('between two attempts ends the call', async () => {
    const controller = new AbortController();
    await using server = await startServer((response) => {
      sendJson(response, {}, 503);
      setTimeout(() => controller.abort(), 20);
    });
    const client = createClient(server.url, { retry: { delayMs: 10_000 } });
    const error = await catchApiError(client.pathStatus('a', { signal: controller.signal }));
    expect(error).toMatchObject({ kind: 'aborted', attempts: 1 });
  });

  test('after the answer changes nothing', async () => {
    const controller = new AbortController();
    await using server = await startServer((response) => sendJson(response, { available: true }));
    const client = createClient(server.url);
    const status = await client.pathStatus('a', { signal: controller.signal });
    controller.abort();
    expect(status).toEqual({ available: true });
    expect(client.activity.getCount()).toBe(0);
  });
});

describe('activity', () => {
  test('rises for a foreground call and falls when it ends', async () => {
    await using server = await startServer((response) => sendJson(response, { available: true }));
    const client = createClient(server.url);
    const counts: number[] = [];
    client.activity.subscribe(() => counts.push(client.activity.getCount()));

    const first = client.pathStatus('a');
    const second = client.pathStatus('b');
    expect(client.activity.getCount()).toBe(2);
    await Promise.all([first, second]);

    expect(counts).toEqual([1, 2, 1, 0]);
  });

  test('counts a call once, however often it is tried', async () => {
    await using server = await startServer((response) => sendJson(response, {}, 503));
    const client = createClient(server.url);
    const counts: number[] = [];
    client.activity.subscribe(() => counts.push(client.activity.getCount()));
    await catchApiError(client.pathStatus('a'));
    expect(counts).toEqual([1, 0]);
  });

  test('leaves out background calls', async () => {
    await using server = await startServer((response) => sendJson(response, { available: true }));
    const client = createClient(server.url);
    let changes = 0;
    client.activity.subscribe(() => (changes += 1));
    await client.pathStatus('a', { background: true });
    expect(changes).toBe(0);
  });
});

test('a URL without scheme is refused with the name of the option', () => {
  expect(() => createClient('app.waypage.example')).toThrow(/appHost is "app\.waypage\.example"/);
});
