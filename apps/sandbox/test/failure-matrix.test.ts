import {
  createApiClient,
  fetchProducts,
  isApiError,
  sendReport,
  solutionVisibility,
  type ApiClient,
  type ApiErrorKind,
} from '@waypage/api-client';
import { describe, expect, test, vi } from 'vitest';
import { FAILURE_KINDS, type FailureKind } from '../src/failures/failure-rule.ts';
import { addFailure, REPORT, startTestSandbox } from './test-sandbox.ts';

/** The kind of `ApiError` that each failure causes, on every call. */
const ERRORS: Readonly<Record<FailureKind, ApiErrorKind>> = {
  delay: 'timeout',
  hang: 'timeout',
  drip: 'timeout',
  status: 'http',
  truncated: 'network',
  reset: 'network',
  'broken-json': 'parse',
  html: 'parse',
  empty: 'shape',
  'no-content': 'shape',
  mistyped: 'shape',
  missing: 'shape',
  null: 'shape',
  json: 'shape',
};

const CALLS: readonly [
  name: string,
  path: string,
  call: (client: ApiClient) => Promise<unknown>,
][] = [
  ['pathStatus', '/api/qr-data/faulty/status', (client) => client.pathStatus('faulty')],
  ['fetchProducts', '/api/qr-products/fetch', (client) => fetchProducts(client)],
  ['sendReport', '/api/ms/send/report/email', (client) => sendReport(client, REPORT)],
];

function ruleFor(match: string, kind: FailureKind) {
  return {
    match,
    kind,
    ...(kind === 'delay' && { delayMs: 60_000 }),
    ...(kind === 'json' && { json: { result: [] } }),
  };
}

/** Short for calls that have to time out, long for the others. */
const timeoutOf = (kind: FailureKind): number => (ERRORS[kind] === 'timeout' ? 400 : 30_000);

describe.each(CALLS)('%s', (_name, path, call) => {
  test.each(FAILURE_KINDS)('reports %s as one error', async (kind) => {
    await using server = await startTestSandbox();
    await addFailure(server.appHost, ruleFor(path, kind));
    const client = createApiClient({
      appHost: server.appHost,
      retry: false,
      timeoutMs: timeoutOf(kind),
    });
    const error: unknown = await call(client).catch((reason: unknown) => reason);
    expect(isApiError(error) && error.kind).toBe(ERRORS[kind]);
  });
});

describe('solutionVisibility', () => {
  test.each(FAILURE_KINDS)('does without the file after %s', async (kind) => {
    const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await using server = await startTestSandbox();
    await addFailure(server.appHost, ruleFor('/solutionVisibility.json', kind));
    const client = createApiClient({
      appHost: server.appHost,
      retry: false,
      timeoutMs: timeoutOf(kind),
    });
    const url = `${server.appHost}/solutionVisibility.json`;
    expect(await solutionVisibility(client, url)).toEqual({});
    expect(spy).toHaveBeenCalledOnce();
    spy.mockRestore();
  });
});

describe('an image', () => {
  test.each(FAILURE_KINDS.filter((kind) => kind !== 'delay'))(
    'is not shown after %s',
    async (kind) => {
      await using server = await startTestSandbox();
      const path = '/api/images/view/qr-products/wristbands.webp';
      await addFailure(server.appHost, ruleFor(path, kind));
      const shown = fetch(server.appHost + path, {
        signal: AbortSignal.timeout(timeoutOf(kind)),
      }).then(async (response) => {
        await response.arrayBuffer();
        return response.ok && response.headers.get('content-type') === 'image/webp';
      });
      expect(await shown.catch(() => false)).toBe(false);
    },
  );
});
