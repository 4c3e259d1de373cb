import { expect, test } from 'vitest';
import { createFakeFetch } from '../src/testing/index.js';
import { catchApiError, createClient } from './test-client.js';

const APP_HOST = 'https://app.waypage.example';

function createRecordedClient() {
  const fake = createFakeFetch();
  const client = createClient(APP_HOST, {
    fetch: fake.fetch,
    headers: { 'X-Tenant': 'one', 'X-Trace': 'client' },
    query: { lang: 'en', beta: true },
  });
  return { client, requests: fake.requests };
}

test('headers and query of the client go with each call, those of a call before them', async () => {
  const { client, requests } = createRecordedClient();
  await client.pathStatus('a');
  await client.pathStatus('a', {
    headers: { 'x-trace': 'call', 'x-tenant': undefined },
    query: { lang: 'fr', beta: undefined, tag: ['a b', 2], none: [] },
  });

  const sent = requests.map(({ url, headers }) => [url, Object.fromEntries(headers)]);
  const href = `${APP_HOST}/api/qr-data/a/status`;
  const accept = 'application/json';
  expect(sent).toEqual([
    [`${href}?lang=en&beta=true`, { accept, 'x-tenant': 'one', 'x-trace': 'client' }],
    [`${href}?lang=fr&tag=a%20b&tag=2`, { accept, 'x-trace': 'call' }],
  ]);
});

test('a write that may be repeated has one key for all attempts, and another call another', async () => {
  const keys: (string | null)[] = [];
  const client = createClient(APP_HOST, {
    fetch: (_input, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      return Promise.resolve(new Response('', { status: 503 }));
    },
  });
  const write = { path: 'pages', body: {}, retry: true, decode: () => undefined };
  await catchApiError(client.request(write));
  await catchApiError(client.request(write, { headers: { 'Idempotency-Key': 'mine' } }));
  await catchApiError(client.request({ ...write, retry: false }));
  await catchApiError(client.request({ ...write, safe: true, retry: { limit: 0 } }));

  const [first] = keys;
  expect(first).toMatch(/^[\w.-]{16,}$/);
  expect(keys).toEqual([first, first, first, 'mine', 'mine', 'mine', null, null]);
  await catchApiError(client.request(write));
  expect(keys.at(-1)).not.toBe(first);
});
