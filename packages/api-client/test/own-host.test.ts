import { describe, expect, test } from 'vitest';
import { fetchProducts, sendReport, solutionVisibility, type ApiClient } from '../src/index.js';
import { report } from '../src/testing/index.js';
import { sendJson, startServer, type FailureServer } from './failure-server.js';
import { catchApiError, createClient } from './test-client.js';

function createSecretClient(appHost: string, otherHosts?: boolean): ApiClient {
  return createClient(appHost, {
    headers: { 'x-api-key': 'secret' },
    query: { token: 'secret' },
    hooks: {
      otherHosts,
      beforeAttempt: ({ headers }) => headers.set('authorization', 'Bearer secret'),
    },
  });
}

const received = ({ requests }: FailureServer): string =>
  JSON.stringify(requests.map(({ url, rawHeaders }) => [url, rawHeaders]));

describe('another host', () => {
  test('gets no header, query and hook of a client', async () => {
    await using other = await startServer((response) => sendJson(response, {}));
    const client = createSecretClient('https://app.waypage.example');
    await solutionVisibility(client, `${other.url}/solutionVisibility.json`);
    await client.request({ base: `${other.url}/`, path: 'x', decode: () => undefined });
    expect(other.requests).toHaveLength(2);
    expect(received(other)).not.toContain('secret');
  });

  test('gets what hooks add when they are asked to run for it', async () => {
    await using other = await startServer((response) => sendJson(response, {}));
    const client = createSecretClient('https://app.waypage.example', true);
    await client.request({ base: `${other.url}/`, path: 'x', decode: () => undefined });
    expect(other.requests[0]?.headers).toMatchObject({ authorization: 'Bearer secret' });
    expect(other.requests[0]?.headers['x-api-key']).toBeUndefined();
  });

  test('gets them from the app host too', async () => {
    await using host = await startServer((response) => sendJson(response, { available: true }));
    await createSecretClient(host.url).pathStatus('a');
    expect(host.requests[0]).toMatchObject({
      url: '/api/qr-data/a/status?token=secret',
      headers: { authorization: 'Bearer secret', 'x-api-key': 'secret' },
    });
  });
});

describe('a redirect', () => {
  const CALLS: readonly [string, (client: ApiClient) => Promise<unknown>][] = [
    ['pathStatus', (client) => client.pathStatus('a')],
    ['fetchProducts', (client) => fetchProducts(client)],
    ['sendReport', (client) => sendReport(client, report, { idempotencyKey: 'k' })],
  ];
  test.each(
    CALLS.flatMap(([name, call]) =>
      [301, 302, 303, 307, 308].map((status) => [status, name, call] as const),
    ),
  )('of status %i is not followed, repeated or believed: %s', async (status, _name, call) => {
    await using other = await startServer((response) =>
      sendJson(response, { available: true, items: [], success: true }),
    );
    await using host = await startServer((response) => {
      response.writeHead(status, { location: `${other.url}/elsewhere` }).end('{"message":"x"}');
    });
    const error = await catchApiError(call(createSecretClient(host.url)));
    expect(error).toMatchObject({ kind: 'http', status, code: 'redirect', attempts: 1 });
    expect(error.message).toMatch(/redirects are not followed/);
    expect(other.requests).toHaveLength(0);
  });

  test('that a browser hides has no status', async () => {
    const client = createClient('https://app.waypage.example', {
      fetch: () =>
        Promise.resolve({
          ok: false,
          status: 0,
          headers: new Headers(),
          text: () => Promise.resolve(''),
        } as Response),
    });
    const error = await catchApiError(client.pathStatus('a'));
    expect(error).toMatchObject({ kind: 'http', status: undefined, code: 'redirect' });
  });
});
