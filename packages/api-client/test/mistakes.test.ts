import fc from 'fast-check';
import { inspect } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { createApiClient, solutionVisibility, type ApiRequest } from '../src/index.js';
import { startServer } from './failure-server.js';
import { catchApiError, createClient } from './test-client.js';

const APP_HOST = 'https://app.waypage.example';
const keep = (value: unknown): unknown => value;

async function makeMistake(request: Partial<ApiRequest<unknown>>) {
  const fetch = vi.fn(() => Promise.resolve(Response.json(1)));
  const client = createClient(APP_HOST, { fetch });
  const error: unknown = await client
    .request({ path: 'x', decode: keep, ...request })
    .catch((caught: unknown) => caught);
  expect(client.activity.getCount()).toBe(0);
  return { error, isSent: fetch.mock.calls.length > 0 };
}

const mistake = (words: RegExp | string) =>
  expect.objectContaining({
    constructor: TypeError,
    message: expect.stringMatching(words) as string,
  }) as unknown;

describe('a path that leaves its place', () => {
  test.each([
    `pages/${encodeURIComponent('..')}`,
    'pages/../x',
    '..',
    '.',
    './x',
    'pages/%2e%2E/x',
    'pages/.%2e',
    'pages/..?a=1',
    'pages/..#a',
    'pages/.\t./x',
    'pages/.. ',
    'pages\\..\\x',
    '/pages',
    '//elsewhere.example/x',
  ])('is refused, and not sent: %j', async (path) => {
    for (const request of [{ path }, { base: 'https://elsewhere.example/v2/', path }]) {
      const { error, isSent } = await makeMistake({ ...request, method: 'DELETE' });
      expect(error).toEqual(mistake(/^\[@waypage\/api-client\] path ".*" leaves https:/s));
      expect(isSent).toBe(false);
    }
  });

  test.each(['pages/...', 'pages/a..b', 'pages/x?next=/../y', 'pages/..a', 'pages/%2e%2ea', ''])(
    'is none of these: %j',
    async (path) => {
      expect(await makeMistake({ path })).toEqual({ error: 1, isSent: true });
    },
  );

  test('is every one that a URL parser would lead elsewhere', () => {
    const part = fc.constantFrom(
      '..',
      '.',
      '%2e',
      '/',
      '\\',
      '\t',
      '\n',
      ' ',
      'a',
      '?',
      '#',
      '%2F',
    );
    return fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
        const path = parts.join('');
        const urls: string[] = [];
        const client = createClient(APP_HOST, {
          fetch: (input) => {
            urls.push(new URL(input as string).pathname);
            return Promise.resolve(Response.json(1));
          },
        });
        await client.request({ path, decode: keep }).catch(() => undefined);
        for (const pathname of urls) {
          const written = `/api/${path.replace(/[?#].*/s, '')}`;
          expect(pathname.split('/')).toHaveLength(written.split('/').length);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a body that is no JSON', () => {
  class Money {
    amount = 1;
  }
  test.each<[string, unknown]>([
    ['a form', new FormData()],
    ['a query', new URLSearchParams('name=Ada')],
    ['a map', new Map([['name', 'Ada']])],
    ['a set', new Set([1])],
    ['a blob', new Blob(['x'])],
    ['bytes', new Uint8Array(2)],
    ['a buffer', new ArrayBuffer(2)],
    ['a promise', Promise.resolve(1)],
    ['an error', new Error('x')],
    ['a pattern', /x/],
    ['a function', () => 1],
    ['a symbol', Symbol('x')],
    ['a large whole number', 1n],
    ['NaN', Number.NaN],
    ['Infinity', Number.POSITIVE_INFINITY],
    ['a list with a gap', [undefined]],
  ])('is refused wherever it is, and not sent: %s', async (_name, value) => {
    for (const body of [value, { deep: [{ value }] }]) {
      const { error, isSent } = await makeMistake({ body });
      expect(error).toEqual(mistake(/of the body is no JSON/));
      expect(isSent).toBe(false);
    }
  });

  test('is none of what JSON can say', async () => {
    const date = new Date(0);
    const sent: unknown[] = [];
    const client = createClient(APP_HOST, {
      fetch: (_input, init) => {
        sent.push(init?.body);
        return Promise.resolve(Response.json(1));
      },
    });
    const bodies = [
      0,
      '',
      false,
      null,
      [],
      { a: undefined, date, url: new URL('https://a.example') },
      new Money(),
    ];
    for (const body of bodies) await client.request({ path: 'x', body, decode: keep });
    expect(sent).toEqual(bodies.map((body) => JSON.stringify(body)));
  });
});

test.each(['GET', 'HEAD', 'get'] as 'GET'[])('a %s with a body is refused', async (method) => {
  const { error, isSent } = await makeMistake({ method, body: {} });
  expect(error).toEqual(mistake(`a ${method} has no body`));
  expect(isSent).toBe(false);
});

describe('a URL with a password', () => {
  test.each([
    'https://me:hunter2@elsewhere.example/',
    'https://hunter2@elsewhere.example/',
    'https:me:hunter2@elsewhere.example/',
    '//me:hunter2@elsewhere.example/',
    'https://me:hun#ter2@elsewhere.example/',
    'https://me:hun?ter2@elsewhere.example/',
  ])('is never sent, logged or thrown: %s', async (base) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    for (const options of [{}, { fetch: () => fetch(base) }]) {
      const client = createClient(APP_HOST, options);
      const error: unknown = await client
        .request({ base, path: 'x', decode: keep, retry: false })
        .catch((caught: unknown) => caught);
      expect(await solutionVisibility(client, base)).toEqual({});
      if (options.fetch && /[?#]/.test(base)) continue;
      expect(error).toBeInstanceOf(TypeError);
      expect(inspect([error, log.mock.calls])).not.toMatch(/:hun|ter2/);
    }
    log.mockRestore();
  });

  test('is none with an @ in its path or query', async () => {
    const base = 'https://elsewhere.example/@me/';
    expect(await makeMistake({ base, path: 'a@b?c=d@e' })).toEqual({ error: 1, isSent: true });
    expect(await makeMistake({ base: '/@me/', path: 'x' })).toEqual({ error: 1, isSent: true });
  });
});

describe('no fetch', () => {
  test('is a TypeError that says so', async () => {
    const client = createApiClient({ appHost: APP_HOST, fetch: {} as typeof fetch });
    await expect(client.pathStatus('a')).rejects.toEqual(mistake('no fetch'));
  });

  test('of the runtime is a TypeError that says so, and one that comes later is found', async () => {
    const client = createApiClient({ appHost: APP_HOST });
    vi.stubGlobal('fetch', undefined);
    await expect(client.pathStatus('a')).rejects.toEqual(mistake('no fetch'));
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ available: true })));
    expect(await client.pathStatus('a')).toEqual({ available: true });
    vi.unstubAllGlobals();
  });
});

describe('the URL of a host', () => {
  test.each([
    'http://localhost:99999',
    'https://[::1',
    'http://1.2.3.4.5',
    'http://exa%mple',
    'https://:80',
    'https:///a',
    'https://a b',
    'app.waypage.example',
    'file:///etc',
    '',
  ])('is refused when nothing can be there: %s', (appHost) => {
    expect(() => createApiClient({ appHost })).toThrow(
      mistake(/^\[@waypage\/api-client\] appHost ".*" is not a full http\(s\) URL/),
    );
  });

  test.each([
    'http://me:hunter2@app.waypage.example',
    'me:hunter2@app.waypage.example',
    'http://me:hun?ter2@ter2hunter2@app.example',
    'https://app.waypage.example?key=hunter2',
    'https://app.waypage.example#hunter2',
    'https://app.waypage.example?email=a@b.example&key=hunter2',
  ])('with a secret is refused without it: %s', (appHost) => {
    expect(() => createApiClient({ appHost })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('ter2') as string }) as Error,
    );
  });

  test.each(['http://localhost:4174/app', 'http://[::1]:4174', 'HTTPS://a.example//'])(
    'may be %s',
    (appHost) => {
      expect(() => createApiClient({ appHost })).not.toThrow();
    },
  );
});

test('an error holds no query, which may be a secret', async () => {
  await using server = await startServer((response) => {
    response.socket?.resetAndDestroy();
  });
  const client = createClient(server.url, { query: { key: 'hunter2' } });
  const error = await catchApiError(client.pathStatus('a'));
  expect(error.url).toBe(`${server.url}/api/qr-data/a/status`);
  expect(JSON.stringify(error) + String(error.stack)).not.toContain('hunter2');
});

describe('a decoder that gives a promise', () => {
  const answer = () => Promise.resolve(Response.json({ id: 7 }));

  test('is waited for', async () => {
    const client = createClient(APP_HOST, { fetch: answer });
    const decode = (value: unknown) => Promise.resolve((value as { id: number }).id);
    const id: number = await client.request({ path: 'x', decode });
    expect(id).toBe(7);
  });

  test('fails as one that throws does', async () => {
    const client = createClient(APP_HOST, { fetch: answer });
    const cause = new Error('no title');
    const decode = () => Promise.reject(cause);
    const error = await catchApiError(client.request({ path: 'x', decode }));
    expect(error).toMatchObject({ kind: 'shape', cause });
  });

  test('ends with the time of the call', async () => {
    const client = createClient(APP_HOST, { fetch: answer, timeoutMs: 10 });
    const decode = () => new Promise<never>(() => undefined);
    const error = await catchApiError(client.request({ path: 'x', decode }));
    expect(error.kind).toBe('timeout');
  });
});

describe('the clock of the server', () => {
  test.each([2, -2])('measures its dates, %d hours beside this one', async (hours) => {
    const now = Date.now() + hours * 3_600_000;
    const client = createClient(APP_HOST, {
      retry: false,
      fetch: () =>
        Promise.resolve(
          Response.json(
            {},
            {
              status: 503,
              headers: {
                date: new Date(now).toUTCString(),
                'retry-after': new Date(now + 2000).toUTCString(),
              },
            },
          ),
        ),
    });
    expect((await catchApiError(client.pathStatus('a'))).retryAfterMs).toBe(2000);
  });
});
