import { expect, test } from 'vitest';
import { fetchProducts, type ProductsQuery } from '../src/index.js';
import { answers, products } from '../src/testing/index.js';
import { readJson, sendJson, startServer } from './failure-server.js';
import { createClient } from './test-client.js';

async function findSentBody(query?: ProductsQuery): Promise<unknown> {
  let body: unknown;
  await using server = await startServer(async (response, _attempt, request) => {
    body = await readJson(request);
    sendJson(response, answers.fetchProducts.none);
  });
  await fetchProducts(createClient(server.url), query);
  expect(server.requests[0]).toMatchObject({ method: 'POST', url: '/api/qr-products/fetch' });
  expect(server.requests[0]?.headers['content-type']).toBe('application/json');
  return body;
}

test.each<[string, ProductsQuery | undefined, unknown]>([
  ['eight when nothing is asked for', undefined, { limit: 8 }],
  ['as many as asked for', { limit: 3 }, { limit: 3 }],
  [
    'those of the terms',
    { terms: ['tag', 'dog'] },
    { limit: 8, filters: { terms: ['tag', 'dog'] } },
  ],
  ['all for an empty list of terms', { terms: [] }, { limit: 8 }],
])('asks for %s', async (_name, query, body) => {
  expect(await findSentBody(query)).toEqual(body);
});

test('stays in the background unless told otherwise', async () => {
  await using server = await startServer((response) =>
    sendJson(response, answers.fetchProducts.none),
  );
  const client = createClient(server.url);
  const counts: number[] = [];
  client.activity.subscribe(() => counts.push(client.activity.getCount()));
  await fetchProducts(client);
  expect(counts).toEqual([]);
  await fetchProducts(client, {}, { background: false });
  expect(counts).toEqual([1, 0]);
});

test('leaves out wrong products and URLs', async () => {
  const [first, ...rest] = products;
  const price = { unit_amount: 1, currency: 'usd' };
  const wrong = [
    { ...first, id: 7 },
    { ...first, defaultPrice: { ...price, unit_amount: 2 ** 53 } },
    { ...first, defaultPrice: { ...price, currency: 'us$' } },
  ];
  await using server = await startServer((response) => {
    const items = [...wrong, { ...first, url: 'javascript:x' }, ...rest, ...rest];
    sendJson(response, { result: { items } });
  });
  const skipped: unknown[] = [];
  const client = createClient(server.url, {
    hooks: { onSkip: ({ url }, item) => void skipped.push([url, item]) },
  });
  const answer = await fetchProducts(client, { limit: products.length });
  expect(answer).toEqual([first, ...rest]);
  expect(skipped).toEqual(wrong.map((item) => [`${server.url}/api/qr-products/fetch`, item]));
});

test('takes a product without code and discounts, and a currency in any case', async () => {
  const bare = { id: 'tag', name: 'Tag', images: [] };
  await using server = await startServer((response) => {
    const items = [{ ...bare, defaultPrice: { unit_amount: 1, currency: 'UsD' } }];
    sendJson(response, { result: { items } });
  });
  expect(await fetchProducts(createClient(server.url))).toEqual([
    { ...bare, defaultPrice: { unit_amount: 1, currency: 'usd' }, discounts: [] },
  ]);
});

test('takes null for what may be absent, and leaves out what is not asked for', async () => {
  const price = { unit_amount: 1, currency: 'usd', tax: 7 };
  await using server = await startServer((response) => {
    const items = [
      {
        id: 'a',
        name: 'A',
        images: null,
        qrId: null,
        defaultPrice: price,
        discounts: null,
        url: null,
      },
      {
        id: 'b',
        name: 'B',
        images: [],
        defaultPrice: price,
        discounts: [{ percent_off: 5, over: null, code: 'x' }],
        stock: 3,
      },
    ];
    sendJson(response, { result: { items, total: 2 } });
  });
  const defaultPrice = { unit_amount: 1, currency: 'usd' };
  expect(await fetchProducts(createClient(server.url))).toStrictEqual([
    { id: 'a', name: 'A', images: [], defaultPrice, discounts: [] },
    { id: 'b', name: 'B', images: [], defaultPrice, discounts: [{ percent_off: 5 }] },
  ]);
});
