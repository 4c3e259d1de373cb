import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { solutionVisibility } from '../src/index.js';
import { sendJson, startServer } from './failure-server.js';
import { createClient } from './test-client.js';

const APP_HOST = 'https://app.waypage.example';

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('is read once per path and client, also by calls at the same moment', async () => {
  await using server = await startServer((response, _attempt, { url = '' }) =>
    sendJson(response, { [url.slice(1, 2)]: true }),
  );
  const client = createClient(APP_HOST);
  const [first, second, other] = await Promise.all([
    solutionVisibility(client, `${server.url}/a.json`),
    solutionVisibility(client, `${server.url}/a.json`),
    solutionVisibility(client, `${server.url}/b.json`),
  ]);
  const third = await solutionVisibility(client, `${server.url}/a.json`);

  expect([first, second, third, other]).toEqual([
    { a: true },
    { a: true },
    { a: true },
    { b: true },
  ]);
  expect(server.requests.map(({ url }) => url)).toEqual(['/a.json', '/b.json']);

  await solutionVisibility(createClient(APP_HOST), `${server.url}/a.json`);
  expect(server.requests).toHaveLength(3);
});

test('is read from the own origin unless told otherwise, in the background', async () => {
  const urls: unknown[] = [];
  const client = createClient(APP_HOST, {
    fetch: (input) => {
      urls.push(input);
      return Promise.resolve(Response.json({}));
    },
  });
  let changes = 0;
  client.activity.subscribe(() => (changes += 1));
  expect(await solutionVisibility(client)).toEqual({});
  expect(urls).toEqual(['/solutionVisibility.json']);
  expect(changes).toBe(0);
});

test('passes over what is no flag, and takes null for absent', async () => {
  const skipped: unknown[] = [];
  const client = createClient(APP_HOST, {
    fetch: () =>
      Promise.resolve(
        Response.json({
          $schema: './flags.json',
          version: 2,
          product: true,
          pdf: null,
          video: false,
        }),
      ),
    hooks: { otherHosts: true, onSkip: (_attempt, name) => void skipped.push(name) },
  });
  expect(await solutionVisibility(client)).toEqual({ product: true, video: false });
  expect(skipped).toEqual(['$schema', 'version']);
  expect(log).not.toHaveBeenCalled();
});

test('needs a full URL without an own origin', async () => {
  expect(await solutionVisibility(createClient(APP_HOST))).toEqual({});
  expect(log).toHaveBeenCalledExactlyOnceWith(
    new TypeError('[@waypage/api-client] /solutionVisibility.json is not a full http(s) URL'),
  );
});

describe('a failure', () => {
  test.each([
    ['that passes costs one request more', 503, 2],
    ['that stays costs none', 404, 1],
  ])('%s, however often one asks, and is logged once', async (_name, status, requests) => {
    await using server = await startServer((response) => sendJson(response, {}, status));
    const client = createClient(APP_HOST);
    const path = `${server.url}/solutionVisibility.json`;
    expect(await solutionVisibility(client, path)).toEqual({});
    expect(await solutionVisibility(client, path)).toEqual({});
    expect(server.requests).toHaveLength(requests);
    expect(log).toHaveBeenCalledTimes(1);
  });
});

test('names that every object has are not taken for flags', async () => {
  const client = createClient(APP_HOST, {
    fetch: () => Promise.resolve(new Response('{"__proto__":true,"constructor":false}')),
  });
  const visibility = await solutionVisibility(client);
  expect(Object.getPrototypeOf(visibility)).toBe(Object.prototype);
  expect(Object.keys(visibility)).toEqual(['__proto__', 'constructor']);
});
