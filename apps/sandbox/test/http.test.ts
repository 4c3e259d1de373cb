import { describe, expect, test, vi } from 'vitest';
import { isAllowedHost } from '../src/hosts/allowed-host.ts';
import { SITE, sendClaim, sendRaw, startTestSandbox } from './test-sandbox.ts';

const close = 'Host: localhost\r\nConnection: close\r\n';

function readAnswer(answer: string): { status: number; head: string; body: unknown } {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body: JSON.parse(body) as unknown };
}

describe('a method that a URL does not take', () => {
  test.each([
    ['POST', '/api/qr-data/a/status', 'GET, HEAD'],
    ['GET', '/api/qr-products/fetch', 'POST'],
    ['DELETE', '/api/ms/send/report/email', 'POST'],
    ['PUT', '/api/images/view/s-pages/screenshots/a.webp', 'GET, HEAD'],
    ['DELETE', '/ql/pdf/a/claim', 'GET, HEAD, POST'],
    ['POST', '/sign-in', 'GET, HEAD'],
    ['OPTIONS', '/shop', 'GET, HEAD'],
  ])('%s %s is refused with those it takes', async (method, url, allow) => {
    await using server = await startTestSandbox();
    const response = await fetch(server.appHost + url, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
    expect(await response.json()).toEqual({
      code: 'method-not-allowed',
      message: expect.any(String),
    });
  });

  test('HEAD is taken wherever GET is, without a body', async () => {
    await using server = await startTestSandbox();
    const response = await fetch(`${server.appHost}/api/qr-data/a/status`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

describe('a preflight', () => {
  const ask = (url: string, origin: string) =>
    fetch(url, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });

  test('lets the site post JSON, without credentials', async () => {
    await using server = await startTestSandbox();
    const { status, headers } = await ask(`${server.appHost}/api/ms/send/report/email`, SITE);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(SITE);
    expect(headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, PATCH, DELETE');
    expect(headers.get('access-control-allow-headers')).toBe(
      'authorization, content-type, idempotency-key, x-client',
    );
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toBe('Origin');
  });

  test.each(['https://elsewhere.example', 'null', `${SITE}.elsewhere.example`])(
    'from %s gets no permission',
    async (origin) => {
      await using server = await startTestSandbox();
      const { headers } = await ask(`${server.appHost}/api/ms/send/report/email`, origin);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  test('lets the site send the headers of a setting too', async () => {
    await using server = await startTestSandbox({ siteHeaders: ['x-tenant'] });
    const { headers } = await ask(`${server.appHost}/api/qr-products/fetch`, SITE);
    expect(headers.get('access-control-allow-headers')).toMatch(/x-client, x-tenant$/);
  });

  test('is for the API only', async () => {
    await using server = await startTestSandbox();
    const { status, headers } = await ask(`${server.appHost}/ql/pdf/a/claim`, SITE);
    expect(status).toBe(405);
    expect(headers.get('access-control-allow-headers')).toBeNull();
  });
});

test('every answer has a name of its own, readable by the site', async () => {
  await using server = await startTestSandbox();
  const ids = new Set<string | null>();
  for (const url of ['/', '/nowhere', '/api/nowhere', '/api/qr-data/a/status', '/health']) {
    const { headers } = await fetch(server.appHost + url, { headers: { origin: SITE } });
    ids.add(headers.get('x-request-id'));
  }
  expect(ids.size).toBe(5);
  expect(ids).not.toContain(null);
  const { headers } = await fetch(`${server.appHost}/api/qr-data/a/status`, {
    headers: { origin: SITE, 'x-request-id': 'mine' },
  });
  expect(headers.get('x-request-id')).not.toBe('mine');
  expect(headers.get('access-control-expose-headers')).toBe('date, retry-after, x-request-id');
});

describe('the name of a host', () => {
  const ask = async (appHost: string, host: string, more = '') =>
    readAnswer(
      await sendRaw(
        appHost,
        `GET /__sandbox/reports HTTP/1.1\r\nHost: ${host}\r\n${more}Connection: close\r\n\r\n`,
      ),
    );

  test.each([
    'evil.example',
    'evil.example:4174',
    'localhost.evil.example',
    '10.0.0.1',
    'a@localhost',
    '',
  ])(
    'that is not of this machine is refused, so that no page of that name reads anything: %j',
    async (host) => {
      await using server = await startTestSandbox();
      const { status, body } = await ask(server.appHost, host);
      expect(status).toBe(403);
      expect(body).toEqual({ code: 'forbidden', message: expect.stringMatching('LISTEN_HOST') });
    },
  );

  test('in the target is looked at as well', async () => {
    await using server = await startTestSandbox();
    const target = 'GET http://evil.example/health HTTP/1.1';
    const { status } = readAnswer(await sendRaw(server.appHost, `${target}\r\n${close}\r\n`));
    expect(status).toBe(403);
  });

  test.each([
    'localhost',
    'localhost.:4174',
    'LOCALHOST:4174',
    '127.0.0.1:1',
    '[::1]:4174',
    '[::1]',
  ])('of this machine is served: %s', async (host) => {
    await using server = await startTestSandbox();
    expect((await ask(server.appHost, host)).status).toBe(200);
  });

  test.each([
    ['127.0.0.1', '192.168.1.7', false],
    ['192.168.1.7', '192.168.1.7:4174', true],
    ['my-mac.local', 'My-Mac.local:4174', true],
    ['0.0.0.0', '192.168.1.7:4174', true],
    ['0.0.0.0', '[fe80::1]:4174', true],
    ['::', 'evil.example', false],
  ])('with LISTEN_HOST %s: %s is served: %s', (listenHost, host, isServed) => {
    expect(isAllowedHost(host, listenHost)).toBe(isServed);
  });
});

test('a backslash in a path is answered in JSON, for the site', async () => {
  await using server = await startTestSandbox();
  const request = `GET /api\\a?b=\\ HTTP/1.1\r\nOrigin: ${SITE}\r\n${close}\r\n`;
  const { status, head } = readAnswer(await sendRaw(server.appHost, request));
  expect(status).toBe(404);
  expect(head).toMatch(/content-type: application\/json/i);
  expect(head).toMatch(/access-control-allow-origin/i);
});

test('a probe by HTTP/1.0 needs no name of a host', async () => {
  await using server = await startTestSandbox();
  const answer = await sendRaw(server.appHost, 'GET /health HTTP/1.0\r\n\r\n');
  expect(readAnswer(answer)).toMatchObject({ status: 200, body: { status: 'ok' } });
});

describe('a request that is too slow', () => {
  const limits = { headersTimeoutMs: 200, requestTimeoutMs: 400 };

  test('with its headers ends with 408', async () => {
    await using server = await startTestSandbox({ limits });
    const answer = await sendRaw(server.appHost, 'GET /health HTTP/1.1\r\nHost: localhost\r\n');
    expect(readAnswer(answer)).toMatchObject({ status: 408, body: { code: 'request-timeout' } });
  });

  test('with its body ends with 408', async () => {
    await using server = await startTestSandbox({ limits });
    const answer = await sendRaw(
      server.appHost,
      'POST /api/qr-products/fetch HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 11\r\n\r\n{"li',
    );
    expect(readAnswer(answer)).toMatchObject({ status: 408, body: { code: 'request-timeout' } });
  });
});

describe('what is no request', () => {
  test.each([
    [
      'headers that are too long',
      `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n${close}\r\n`,
      431,
    ],
    ['no HTTP', 'HELLO\r\n\r\n', 400],
    ['no name of a host', 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['an unknown expectation', `GET /health HTTP/1.1\r\nExpect: x\r\n${close}\r\n`, 417],
    ['no target', `OPTIONS * HTTP/1.1\r\n${close}\r\n`, 400],
    ['the method of a proxy', `CONNECT a.example:443 HTTP/1.1\r\n${close}\r\n`, 400],
    ['a target that is no address', `GET //[ HTTP/1.1\r\n${close}\r\n`, 404],
    ['a method that no address takes', `TRACE /health HTTP/1.1\r\n${close}\r\n`, 405],
    ['a header with a bare line break', `GET / HTTP/1.1\r\nX: a\nb\r\n${close}\r\n`, 400],
    [
      'two lengths',
      `POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${close}\r\nx`,
      400,
    ],
  ])('%s, is answered in the one form of an error', async (_what, bytes, status) => {
    await using server = await startTestSandbox();
    const answer = readAnswer(await sendRaw(server.appHost, bytes));
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ message: expect.any(String), code: expect.any(String) });
    expect(answer.head).toMatch(/\r\nX-Request-Id: \S+/i);
  });
});

test.each([
  [16_384, 400],
  [16_385, 413],
])('a body of %d bytes that is no JSON is answered with %d', async (length, status) => {
  await using server = await startTestSandbox();
  const response = await fetch(`${server.appHost}/api/qr-products/fetch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: 'x'.repeat(length),
  });
  expect(response.status).toBe(status);
});

test('a body whose length nobody announced is limited too', async () => {
  await using server = await startTestSandbox();
  const chunk = `1000\r\n${'x'.repeat(4096)}\r\n`;
  const answer = await sendRaw(
    server.appHost,
    `POST /api/qr-products/fetch HTTP/1.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n${close}\r\n${chunk.repeat(5)}0\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});

test('an internal error is reported in the terminal, never to the client', async () => {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // Not a folder, so that reading fails with an error no code expects.
  await using server = await startTestSandbox({ screenshotFolder: '/dev/null' });
  const response = await fetch(`${server.appHost}/api/images/view/s-pages/screenshots/a.webp`);
  expect(response.status).toBe(500);
  const text = await response.text();
  expect(JSON.parse(text)).toEqual({ code: 'internal', message: expect.any(String) });
  expect(text).not.toMatch(/ENOTDIR|dev\/null| at /);
  expect(spy).toHaveBeenCalledWith(response.headers.get('x-request-id'), expect.any(Error));
  spy.mockRestore();
});

test('every error may be read by the site, and has a name in the logs', async () => {
  await using server = await startTestSandbox();
  const ask = (url: string, init: RequestInit = {}) =>
    fetch(server.appHost + url, {
      ...init,
      headers: { origin: SITE, accept: '*/*', ...(init.headers as Record<string, string>) },
    });
  const answers = await Promise.all([
    ask('/nowhere'),
    ask('/health/nowhere'),
    ask('/__sandbox/nowhere'),
    ask('/health', { method: 'PUT' }),
    ask('/__sandbox/faults', { method: 'POST', body: 'x' }),
    ask('/sign-in', { method: 'POST', body: 'x'.repeat(100_000) }),
    ask('/api/qr-products/fetch', { method: 'POST', body: 'x' }),
    ask('/api/images/view/a/..'),
    sendClaim(`${server.appHost}/ql/pdf/forged/claim`, { origin: SITE }),
  ]);
  for (const answer of answers) {
    expect(answer.ok, answer.url).toBe(false);
    expect(answer.headers.get('access-control-allow-origin'), answer.url).toBe(SITE);
    expect(answer.headers.get('x-request-id'), answer.url).not.toBeNull();
    expect(await answer.json(), answer.url).toEqual({
      code: expect.any(String),
      message: expect.any(String),
    });
  }
});
