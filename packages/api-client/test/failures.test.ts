import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  claimPath,
  fetchProducts,
  isApiError,
  sendReport,
  solutionVisibility,
  type ApiClient,
  type ApiErrorKind,
} from '../src/index.js';
import { answers, mistypedAnswers, report } from '../src/testing/index.js';
import { findClosedUrl, sendJson, startServer, type Handler } from './failure-server.js';
import { catchApiError, createClient } from './test-client.js';

interface Call {
  readonly run: (client: ApiClient, signal?: AbortSignal) => Promise<unknown>;
  readonly good: unknown;
  readonly mistyped: unknown;
  /** Attempts after failures that may be transient. */
  readonly attempts: number;
}

const CALLS: Readonly<Record<string, Call>> = {
  pathStatus: {
    run: (client, signal) => client.pathStatus('a', { signal }),
    good: answers.pathStatus.free,
    mistyped: mistypedAnswers.pathStatus,
    attempts: 3,
  },
  fetchProducts: {
    run: (client, signal) => fetchProducts(client, {}, { signal }),
    good: answers.fetchProducts.some,
    mistyped: mistypedAnswers.fetchProducts,
    attempts: 3,
  },
  sendReport: {
    run: (client, signal) => sendReport(client, report, { signal }),
    good: answers.sendReport.sent,
    mistyped: mistypedAnswers.sendReport,
    attempts: 1,
  },
  claimPath: {
    run: (client, signal) => claimPath(client, { path: 'a', qrType: 'pdf' }, { signal }),
    good: answers.claimPath.claimed,
    mistyped: mistypedAnswers.claimPath,
    attempts: 1,
  },
};

interface Failure {
  readonly kind: ApiErrorKind;
  readonly status?: number;
  readonly isTransient?: boolean;
  readonly handler: (call: Pick<Call, 'good' | 'mistyped'>) => Handler;
}

const announced = { 'content-type': 'application/json', 'content-length': '1000' };

const lost = (handler: Failure['handler']): Failure => ({
  kind: 'network',
  isTransient: true,
  handler,
});

const refused = (status: number, handler: Handler, isTransient = false): Failure => ({
  kind: 'http',
  status,
  isTransient,
  handler: () => handler,
});

const answered = (kind: 'parse' | 'shape', handler: Failure['handler']): Failure => ({
  kind,
  status: 200,
  handler,
});

const FAILURES: Readonly<Record<string, Failure>> = {
  'a reset connection': lost(() => (response) => {
    response.socket?.resetAndDestroy();
  }),
  'a closed connection': lost(() => (response) => {
    response.socket?.end();
  }),
  'an answer that is not HTTP': lost(() => (response) => {
    response.socket?.end('220 mail.example ready\r\n');
  }),
  'a cut body': lost(() => (response) => {
    response.writeHead(200, announced).write('{"result":');
    setImmediate(() => response.destroy());
  }),
  'a chunked body without an end': lost(({ good }) => (response) => {
    response.writeHead(200).write(JSON.stringify(good));
    setImmediate(() => response.destroy());
  }),
  'a body in another encoding': lost(
    ({ good }) =>
      (response) =>
        sendJson(response, good, 200, { 'content-encoding': 'gzip' }),
  ),
  'an answer that never begins': { kind: 'timeout', handler: () => () => undefined },
  'a body that never ends': {
    kind: 'timeout',
    handler: () => (response) => {
      response.writeHead(200).write('{"result":');
    },
  },
  'status 422': refused(422, (response) =>
    sendJson(response, { message: ['One.', 'Two.'], code: 'x' }, 422),
  ),
  'status 404 with a page': refused(404, (response) => {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not here</h1>');
  }),
  'status 404 with a cut body': refused(404, (response) => {
    response.writeHead(404, announced).write('{');
    setImmediate(() => response.destroy());
  }),
  'status 429 with Retry-After': refused(
    429,
    (response) => sendJson(response, { message: 'Wait.' }, 429, { 'retry-after': '0' }),
    true,
  ),
  'status 500 without a body': refused(
    500,
    (response) => {
      response.writeHead(500).end();
    },
    true,
  ),
  HTML: answered('parse', () => (response) => {
    response.end('<!doctype html><title>Gateway</title>');
  }),
  blanks: answered('parse', () => (response) => {
    response.end(' ');
  }),
  'cut JSON': answered('parse', ({ good }) => (response) => {
    response.end(JSON.stringify(good).slice(0, -2));
  }),
  'an empty body': answered('shape', () => (response) => {
    response.end();
  }),
  'a value of another type': answered(
    'shape',
    ({ mistyped }) =>
      (response) =>
        sendJson(response, mistyped),
  ),
  ...Object.fromEntries(
    [null, [], 'yes', { result: null }, { result: [] }, { result: true }].map((body) => [
      JSON.stringify(body),
      answered('shape', () => (response) => sendJson(response, body)),
    ]),
  ),
};

const each = Object.entries(FAILURES);
const timeoutMs = ({ kind }: Failure): number => (kind === 'timeout' ? 100 : 10_000);

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(Object.entries(CALLS))('%s', (_name, call) => {
  test.each(each)('fails after %s', async (_failure, failure) => {
    await using server = await startServer(failure.handler(call));
    const client = createClient(server.url, { timeoutMs: timeoutMs(failure) });
    const error = await catchApiError(call.run(client));
    expect(error).toMatchObject({
      kind: failure.kind,
      attempts: failure.isTransient ? call.attempts : 1,
      message: expect.stringMatching(/./) as string,
      url: expect.stringContaining(`${server.url}/api/`) as string,
    });
    expect(error.status).toBe(failure.status);
    expect(client.activity.getCount()).toBe(0);
    if (failure.kind !== 'timeout') expect(server.requests).toHaveLength(error.attempts);
  });

  test('fails where nothing listens', async () => {
    const error = await catchApiError(call.run(createClient(await findClosedUrl())));
    expect(error).toMatchObject({ kind: 'network', attempts: call.attempts });
    expect(error.cause).toBeInstanceOf(Error);
  });

  test('ends with its signal', async () => {
    const controller = new AbortController();
    await using server = await startServer((response) => {
      response.writeHead(200).write('{');
      controller.abort('left');
    });
    const client = createClient(server.url);
    const error = await catchApiError(call.run(client, controller.signal));
    expect(error).toMatchObject({ kind: 'aborted', attempts: 1, cause: 'left' });
    expect(client.activity.getCount()).toBe(0);
  });
});

describe('solutionVisibility', () => {
  const call = {
    good: answers.solutionVisibility.some,
    mistyped: mistypedAnswers.solutionVisibility,
  };

  test.each(each)('is empty after %s', async (_failure, failure) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await using server = await startServer(failure.handler(call));
    const client = createClient('https://app.waypage.example', { timeoutMs: timeoutMs(failure) });
    expect(await solutionVisibility(client, `${server.url}/solutionVisibility.json`)).toEqual({});
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.toSatisfy(isApiError));
    expect(log.mock.calls[0]?.[0]).toMatchObject({
      kind: failure.kind,
      attempts: failure.isTransient ? 2 : 1,
    });
  });
});
