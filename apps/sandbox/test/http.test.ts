import { describe, expect } from 'vitest';
import { isAllowedHost } from '../src/hosts/create-host.ts';
import { getRaw, postJson, SITE, startTestSandbox, test } from './test-sandbox.ts';

test.for([
  ['POST', '/api/qr-data/a/status', 'GET, HEAD'],
  ['DELETE', '/shop', 'GET, HEAD'],
] as const)('refuses an unsupported method: %s %s', async ([method, url, allow], { server }) => {
  const response = await fetch(server.appHost + url, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe(allow);
});

describe('a preflight', () => {
  const ask = (url: string, origin: string) =>
    fetch(url, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });

  test('lets the site send JSON and its headers', async () => {
    await using server = await startTestSandbox({ siteHeaders: ['x-tenant'] });
    const { status, headers } = await ask(`${server.appHost}/api/ms/send/report/email`, SITE);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(SITE);
    expect(headers.get('access-control-allow-headers')).toBe(
      'authorization,content-type,idempotency-key,x-client,x-tenant',
    );
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toContain('Origin');
  });

  test.for(['null', `${SITE}.elsewhere.example`])(
    'gives %s no permission',
    async (origin, { server }) => {
      const { headers } = await ask(`${server.appHost}/api/ms/send/report/email`, origin);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    },
  );
});

describe('the host of a request', () => {
  test.for(['localhost.evil.example:4174', '10.0.0.1'])(
    'is refused if foreign: %s',
    async (host, { server }) => {
      const { status, body } = await getRaw(server.appHost, '/__sandbox/reports', host);
      expect(status).toBe(403);
      expect(body).toContain('LISTEN_HOST');
    },
  );

  test.each([
    ['127.0.0.1', 'localhost', true],
    ['127.0.0.1', 'LOCALHOST.:4174', true],
    ['127.0.0.1', '192.168.1.7', false],
    ['127.0.0.1', 'a@localhost', false],
    ['0.0.0.0', '[fe80::1]:4174', true],
    ['::', 'evil.example', false],
  ])('with LISTEN_HOST %s: %s is served: %s', (listenHost, host, isServed) => {
    expect(isAllowedHost(host, listenHost)).toBe(isServed);
  });
});

test('limits the body to 16 kB', async ({ server }) => {
  const post = async (length: number) =>
    (await postJson(`${server.appHost}/api/qr-products/fetch`, 'x'.repeat(length))).status;
  expect([await post(16_384), await post(16_385)]).toEqual([400, 413]);
});
