import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import {
  claimPath,
  fetchProducts,
  isApiError,
  sendReport,
  solutionVisibility,
  type ApiClient,
  type ApiError,
  type ApiErrorKind,
} from '../src/index.js';
import { answers, mistypedAnswers, report } from '../src/testing/index.js';
import { findClosedUrl, sendJson, startServer, type Handler } from './failure-server.js';
import { catchApiError, createClient } from './test-client.js';

interface TestedCall {
  name: string;
  run: (client: ApiClient, url: string, signal: AbortSignal) => Promise<unknown>;
  good: unknown;
  mistyped: unknown;
  attempts: 1 | 2 | 3;
}

const CALLS: readonly TestedCall[] = [
  {
    name: 'pathStatus',
    run: (client, _url, signal) => client.pathStatus('a', { signal }),
    good: answers.pathStatus.free,
    mistyped: mistypedAnswers.pathStatus,
    attempts: 3,
  },
  {
    name: 'fetchProducts',
    run: (client, _url, signal) => fetchProducts(client, {}, { signal }),
    good: answers.fetchProducts.some,
    mistyped: mistypedAnswers.fetchProducts,
    attempts: 3,
  },
  {
    name: 'sendReport',
    run: (client, _url, signal) => sendReport(client, report, { signal }),
    good: answers.sendReport.sent,
    mistyped: mistypedAnswers.sendReport,
    attempts: 1,
  },
  {
    name: 'claimPath',
    run: (client, _url, signal) => claimPath(client, { path: 'a', qrType: 'pdf' }, { signal }),
    good: answers.claimPath.claimed,
    mistyped: mistypedAnswers.claimPath,
    attempts: 1,
  },
  {
    name: 'request',
    run: (client, _url, signal) =>
      client.request(
        {
          path: 'pages/a',
          decode: (value) => {
            if (typeof (value as { id: unknown }).id !== 'number') throw new Error('no id');
            return value;
          },
        },
        { signal },
      ),
    good: { result: { id: 7 } },
    mistyped: { result: { id: '7' } },
    attempts: 3,
  },
];

interface TestedFailure {
  name: string;
  kind: ApiErrorKind;
  passes: boolean;
  status?: number;
  handler: (call: TestedCall) => Handler;
}

const announced = { 'content-type': 'application/json', 'content-length': '1000' };

const FAILURES: readonly TestedFailure[] = [
  {
    name: 'a connection that is reset',
    kind: 'network',
    passes: true,
    handler: () => (response) => {
      response.socket?.resetAndDestroy();
    },
  },
  {
    name: 'a connection that is closed without an answer',
    kind: 'network',
    passes: true,
    handler: () => (response) => {
      response.socket?.end();
    },
  },
  {
    name: 'an answer that is not HTTP',
    kind: 'network',
    passes: true,
    handler: () => (response) => {
      response.socket?.end('220 mail.example ready\r\n');
    },
  },
  {
    name: 'a body that is cut',
    kind: 'network',
    passes: true,
    handler: () => (response) => {
      response.writeHead(200, announced).write('{"result":');
      setImmediate(() => response.destroy());
    },
  },
  {
    name: 'a chunked body whose end is missing',
    kind: 'network',
    passes: true,
    handler:
      ({ good }) =>
      (response) => {
        response.writeHead(200).write(JSON.stringify(good));
        setImmediate(() => response.destroy());
      },
  },
  {
    name: 'a body that is not packed as announced',
    kind: 'network',
    passes: true,
    handler:
      ({ good }) =>
      (response) =>
        sendJson(response, good, 200, { 'content-encoding': 'gzip' }),
  },
  {
    name: 'an answer that never begins',
    kind: 'timeout',
    passes: false,
    handler: () => () => undefined,
  },
  {
    name: 'a body that never ends',
    kind: 'timeout',
    passes: false,
    handler: () => (response) => {
      response.writeHead(200).write('{"result":');
    },
  },
  ...[400, 413, 422].map((status): TestedFailure => ({
    name: `status ${status}`,
    kind: 'http',
    passes: false,
    status,
    handler: () => (response) =>
      sendJson(response, { message: ['One.', 'Two.'], code: 'x' }, status),
  })),
  {
    name: 'status 404 with a page',
    kind: 'http',
    passes: false,
    status: 404,
    handler: () => (response) => {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not here</h1>');
    },
  },
  {
    name: 'status 429 with Retry-After',
    kind: 'http',
    passes: true,
    status: 429,
    handler: () => (response) =>
      sendJson(response, { message: 'Slow down.', code: 'x' }, 429, { 'retry-after': '0' }),
  },
  {
    name: 'status 500 without a body',
    kind: 'http',
    passes: true,
    status: 500,
    handler: () => (response) => {
      response.writeHead(500).end();
    },
  },
  {
    name: 'status 503 whose body is cut',
    kind: 'http',
    passes: true,
    status: 503,
    handler: () => (response) => {
      response.writeHead(503, announced).write('{"message":');
      setImmediate(() => response.destroy());
    },
  },
  {
    name: 'a page instead of JSON',
    kind: 'parse',
    passes: false,
    status: 200,
    handler: () => (response) => {
      response.end('<!doctype html><title>Gateway</title>');
    },
  },
  {
    name: 'JSON that breaks off',
    kind: 'parse',
    passes: false,
    status: 200,
    handler:
      ({ good }) =>
      (response) => {
        response.end(JSON.stringify(good).slice(0, -2));
      },
  },
  {
    name: 'an empty body',
    kind: 'shape',
    passes: false,
    status: 200,
    handler: () => (response) => {
      response.end();
    },
  },
  {
    name: 'a value of the wrong type',
    kind: 'shape',
    passes: false,
    status: 200,
    handler:
      ({ mistyped }) =>
      (response) =>
        sendJson(response, mistyped),
  },
  ...[null, [], 'yes', { result: null }, { result: [] }, { result: true }].map(
    (body): TestedFailure => ({
      name: `the answer ${JSON.stringify(body)}`,
      kind: 'shape',
      passes: false,
      status: 200,
      handler: () => (response) => sendJson(response, body),
    }),
  ),
];

const matrix = CALLS.flatMap((call) => FAILURES.map((failure) => ({ call, failure })));

test.each(matrix)(
  '$call.name fails as it should after $failure.name',
  async ({ call, failure }) => {
    await using server = await startServer(failure.handler(call));
    const client = createClient(server.url, {
      timeoutMs: failure.kind === 'timeout' ? 100 : 10_000,
    });

    const error = await catchApiError(call.run(client, server.url, new AbortController().signal));

    expect(error).toMatchObject({
      kind: failure.kind,
      attempts: failure.passes ? call.attempts : 1,
    });
    expect(error.status).toBe(failure.status);
    expect(error.url.startsWith(`${server.url}/api/`)).toBe(true);
    expect(error.message).not.toBe('');
    expect(client.activity.getCount()).toBe(0);
    if (failure.kind !== 'timeout') expect(server.requests).toHaveLength(error.attempts);
  },
);

test.each(CALLS)('$name fails as it should where nothing listens', async (call) => {
  const client = createClient(await findClosedUrl());
  const error = await catchApiError(call.run(client, '', new AbortController().signal));
  expect(error).toMatchObject({ kind: 'network', attempts: call.attempts });
  expect(client.activity.getCount()).toBe(0);
});

test.each(CALLS)('$name ends with its signal, whatever is under way', async (call) => {
  const controller = new AbortController();
  await using server = await startServer((response) => {
    response.writeHead(200).write('{');
    controller.abort('left');
  });
  const client = createClient(server.url);
  const error = await catchApiError(call.run(client, '', controller.signal));
  expect(error).toMatchObject({ kind: 'aborted', attempts: 1, cause: 'left' });
  expect(client.activity.getCount()).toBe(0);
});

describe('the visibility of solutions', () => {
  let log: MockInstance<typeof console.error>;
  beforeEach(() => {
    log = vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const call: TestedCall = {
    name: 'solutionVisibility',
    run: () => Promise.resolve(),
    good: answers.solutionVisibility.some,
    mistyped: mistypedAnswers.solutionVisibility,
    attempts: 2,
  };

  test.each(FAILURES)('is an empty object after $name', async (failure) => {
    await using server = await startServer(failure.handler(call));
    const client = createClient('https://app.waypage.example', {
      timeoutMs: failure.kind === 'timeout' ? 100 : 10_000,
    });

    const visibility = await solutionVisibility(client, `${server.url}/solutionVisibility.json`);

    expect(visibility).toEqual({});
    expect(log).toHaveBeenCalledTimes(1);
    const error = log.mock.calls[0]?.[0] as ApiError;
    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject({
      kind: failure.kind,
      attempts: failure.passes ? call.attempts : 1,
    });
  });
});
