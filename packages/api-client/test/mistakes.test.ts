import fc from 'fast-check';
import { inspect } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { createApiClient, solutionVisibility, type ApiRequest } from '../src/index.js';
import {
  APP_HOST,
  catchApiError,
  createClient,
  createStub,
  json,
  identity,
} from './test-client.js';

async function makeMistake(request: Partial<ApiRequest<unknown>>) {
  const { client, sent } = createStub([json(1)]);
  const error: unknown = await client
    .request({ path: 'x', decode: identity, ...request })
    .catch((caught: unknown) => caught);
  expect(client.activity.getCount()).toBe(0);
  return { error, isSent: sent.length > 0 };
}

const SENT = { error: 1, isSent: true };

/** What `makeMistake` returns for a request that is refused with this message. */
const refused = (message: RegExp | string) => ({ error: mistake(message), isSent: false });

const mistake = (message: RegExp | string) =>
  expect.objectContaining({
    constructor: TypeError,
    message: expect.stringMatching(message) as string,
  }) as unknown;

describe('a path', () => {
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
  ])('that leaves its base is refused: %j', async (path) => {
    for (const base of [undefined, 'https://elsewhere.example/v2/']) {
      expect(await makeMistake({ base, path, method: 'DELETE' })).toEqual(
        refused(/^\[@waypage\/api-client\] path ".*" leaves https:/s),
      );
    }
  });

  test.each(['pages/...', 'pages/a..b', 'pages/x?next=/../y', 'pages/..a', 'pages/%2e%2ea', ''])(
    'that stays is sent: %j',
    async (path) => {
      expect(await makeMistake({ path })).toEqual(SENT);
    },
  );

  test('is refused where a URL parser would leave', () => {
    const parts = ['..', '.', '%2e', '/', '\\', '\t', '\n', ' ', 'a', '?', '#', '%2F'];
    return fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...parts), { maxLength: 8 }), async (some) => {
        const path = some.join('');
        const { client, sent } = createStub([json(1)]);
        await client.request({ path, decode: identity }).catch(() => undefined);
        for (const { url } of sent) {
          const expected = `/api/${path.replace(/[?#].*/s, '')}`;
          expect(new URL(url).pathname.split('/')).toHaveLength(expected.split('/').length);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a body', () => {
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
  ])('with %s is refused', async (_name, value) => {
    for (const body of [value, { deep: [{ value }] }]) {
      expect(await makeMistake({ body })).toEqual(refused(/of the body is not valid JSON/));
    }
  });

  test('is what JSON can say', async () => {
    const { client, sent } = createStub([json(1)]);
    class Money {
      amount = 1;
    }
    const things = { a: undefined, date: new Date(0), url: new URL('https://a.example') };
    const bodies = [0, '', false, null, [], things, new Money()];
    for (const body of bodies) await client.request({ path: 'x', body, decode: identity });
    expect(sent.map(({ init }) => init.body)).toEqual(bodies.map((body) => JSON.stringify(body)));
  });

  test.each(['GET', 'HEAD', 'get'] as 'GET'[])('is refused for a %s', async (method) => {
    const expected = refused(`a ${method} has no body`);
    expect(await makeMistake({ method, body: {} })).toEqual(expected);
  });
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
    using log = vi.spyOn(console, 'error').mockReturnValue();
    for (const options of [{}, { fetch: () => fetch(base) }]) {
      const client = createClient(APP_HOST, options);
      const error: unknown = await client
        .request({ base, path: 'x', decode: identity, retry: false })
        .catch((caught: unknown) => caught);
      expect(await solutionVisibility(client, base)).toEqual({});
      if (options.fetch && /[?#]/.test(base)) continue;
      expect(error).toBeInstanceOf(TypeError);
      expect(inspect([error, log.mock.calls])).not.toMatch(/:hun|ter2/);
    }
  });

  test.each(['https://elsewhere.example/@me/', '/@me/'])('is not %s', async (base) => {
    expect(await makeMistake({ base, path: 'a@b?c=d@e' })).toEqual(SENT);
  });
});

test('throws a TypeError while fetch is missing', async () => {
  const broken = createApiClient({ appHost: APP_HOST, fetch: {} as typeof fetch });
  await expect(broken.pathStatus('a')).rejects.toEqual(mistake('no fetch'));
  const client = createApiClient({ appHost: APP_HOST });
  vi.stubGlobal('fetch', undefined);
  await expect(client.pathStatus('a')).rejects.toEqual(mistake('no fetch'));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ available: true })));
  expect(await client.pathStatus('a')).toEqual({ available: true });
  vi.unstubAllGlobals();
});

describe('appHost', () => {
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
  ])('is refused: %s', (appHost) => {
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
  ])('is refused without its secret: %s', (appHost) => {
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

test('keeps the query out of errors', async () => {
  const { client } = createStub([json({}, 404)], { query: { key: 'hunter2' } });
  const error = await catchApiError(client.pathStatus('a'));
  expect(error.url).toBe(`${APP_HOST}/api/qr-data/a/status`);
  expect(JSON.stringify(error) + String(error.stack)).not.toContain('hunter2');
});
