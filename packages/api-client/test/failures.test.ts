import type { ServerResponse } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import {
  claimPath,
  fetchProducts,
  sendReport,
  solutionVisibility,
  type ApiClient,
  type ApiErrorKind,
} from '../src/index.js';
import { answers, mistypedAnswers, report, type Operation } from '../src/testing/index.js';
import { sendJson, startServer } from './failure-server.js';
import { APP_HOST, catchApiError, createClient } from './test-client.js';

type Call = readonly [
  operation: Exclude<Operation, 'solutionVisibility'>,
  run: (client: ApiClient, signal?: AbortSignal) => Promise<unknown>,
  /** Attempts after failures that may be transient. */
  attempts: number,
];

const CALLS: readonly Call[] = [
  ['pathStatus', (client, signal) => client.pathStatus('a', { signal }), 3],
  ['fetchProducts', (client, signal) => fetchProducts(client, {}, { signal }), 3],
  ['sendReport', (client, signal) => sendReport(client, report, { signal }), 1],
  ['claimPath', (client, signal) => claimPath(client, { path: 'a', qrType: 'pdf' }, { signal }), 1],
];

type Failure = readonly [
  name: string,
  kind: ApiErrorKind,
  status: number | undefined,
  handler: (response: ServerResponse, good: string, mistyped: unknown) => unknown,
];

const ANNOUNCED = { 'content-type': 'application/json', 'content-length': '1000' };

/** Sends the start of a body and closes the connection. */
const cut = (response: ServerResponse, status: number, headers: object, start: string) => {
  response.writeHead(status, { ...headers }).write(start);
  setImmediate(() => response.destroy());
};

const FAILURES: readonly Failure[] = [
  ['a reset connection', 'network', undefined, ({ socket }) => socket?.resetAndDestroy()],
  ['a closed connection', 'network', undefined, ({ socket }) => socket?.end()],
  ['no HTTP', 'network', undefined, ({ socket }) => socket?.end('220 mail.example ready\r\n')],
  ['a cut body', 'network', undefined, (response) => cut(response, 200, ANNOUNCED, '{"result":')],
  ['an endless body', 'network', undefined, (response, good) => cut(response, 200, {}, good)],
  [
    'another encoding',
    'network',
    undefined,
    (response, good) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(good),
  ],
  ['no answer', 'timeout', undefined, () => undefined],
  ['a hanging body', 'timeout', undefined, (response) => response.writeHead(200).write('{')],
  ['status 422', 'http', 422, (response) => sendJson(response, { message: 'No.' }, 422)],
  ['a page', 'http', 404, (response) => response.writeHead(404).end('<h1>Not here</h1>')],
  ['a cut failure', 'http', 404, (response) => cut(response, 404, ANNOUNCED, '{')],
  ['Retry-After', 'http', 429, (response) => sendJson(response, {}, 429, { 'retry-after': '0' })],
  ['status 500 without a body', 'http', 500, (response) => response.writeHead(500).end()],
  ['HTML', 'parse', 200, (response) => response.end('<!doctype html><title>Gateway</title>')],
  ['blanks', 'parse', 200, (response) => response.end(' ')],
  ['cut JSON', 'parse', 200, (response, good) => response.end(good.slice(0, -2))],
  ['an empty body', 'shape', 200, (response) => response.end()],
  ['another type', 'shape', 200, (response, _, mistyped) => sendJson(response, mistyped)],
  ...[null, [], 'yes', { result: null }, { result: [] }, { result: true }].map((body): Failure => [
    JSON.stringify(body),
    'shape',
    200,
    (response) => sendJson(response, body),
  ]),
];

const isTransient = (kind: ApiErrorKind, status = 0) =>
  kind === 'network' || status === 429 || status === 500;

/** Starts a server that fails in this way, and the time limit of a call to it. */
async function startFailing(operation: Operation, [, kind, , handler]: Failure) {
  const [good] = Object.values(answers[operation]);
  const server = await startServer((response) => {
    handler(response, JSON.stringify(good), mistypedAnswers[operation]);
  });
  return { server, timeoutMs: kind === 'timeout' ? 100 : 10_000 };
}

describe.each(CALLS)('%s', (operation, run, attempts) => {
  test.each(FAILURES)('fails after %s', async (...failure) => {
    const [, kind, status] = failure;
    const { server, timeoutMs } = await startFailing(operation, failure);
    await using failing = server;
    const client = createClient(failing.url, { timeoutMs });
    const error = await catchApiError(run(client));
    expect(error).toMatchObject({
      kind,
      attempts: isTransient(kind, status) ? attempts : 1,
      message: expect.stringMatching(/./) as string,
      url: expect.stringContaining(`${failing.url}/api/`) as string,
    });
    expect(error.status).toBe(status);
    expect(client.activity.getCount()).toBe(0);
    if (kind !== 'timeout') expect(failing.requests).toHaveLength(error.attempts);
  });

  test('fails where nothing listens', async () => {
    const server = await startServer(() => undefined);
    await server[Symbol.asyncDispose]();
    const error = await catchApiError(run(createClient(server.url)));
    expect(error).toMatchObject({ kind: 'network', attempts });
    expect(error.cause).toBeInstanceOf(Error);
  });

  test('ends with its signal', async () => {
    const controller = new AbortController();
    await using server = await startServer((response) => {
      response.writeHead(200).write('{');
      controller.abort('left');
    });
    const client = createClient(server.url);
    const error = await catchApiError(run(client, controller.signal));
    expect(error).toMatchObject({ kind: 'aborted', attempts: 1, cause: 'left' });
    expect(client.activity.getCount()).toBe(0);
  });
});

test.each(FAILURES)('solutionVisibility is empty after %s', async (...failure) => {
  const [, kind, status] = failure;
  using log = vi.spyOn(console, 'error').mockReturnValue();
  const { server, timeoutMs } = await startFailing('solutionVisibility', failure);
  await using failing = server;
  const client = createClient(APP_HOST, { timeoutMs });
  expect(await solutionVisibility(client, `${failing.url}/solutionVisibility.json`)).toEqual({});
  const attempts = isTransient(kind, status) ? 2 : 1;
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind, attempts }));
});
