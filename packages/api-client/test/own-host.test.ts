import { describe, expect, test } from 'vitest';
import { sendReport, solutionVisibility, type ApiClient } from '../src/index.js';
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
});

describe('a redirect', () => {
  test.each([301, 302, 303, 307, 308])(
    'of status %i is not followed or repeated',
    async (status) => {
      await using other = await startServer((response) => sendJson(response, { success: true }));
      await using host = await startServer((response) => {
        response.writeHead(status, { location: `${other.url}/elsewhere` }).end('{"message":"x"}');
      });
      const send = sendReport(createSecretClient(host.url), report, { idempotencyKey: 'k' });
      const error = await catchApiError(send);
      expect(error).toMatchObject({ kind: 'http', status, code: 'redirect', attempts: 1 });
      expect(error.message).toMatch(/redirects are not followed/);
      expect(other.requests).toHaveLength(0);
    },
  );

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
