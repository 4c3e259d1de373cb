import { describe, expect, test, vi } from 'vitest';
import {
  claimPath,
  decodeReportResult,
  fetchProducts,
  sendReport,
  solutionVisibility,
  type ApiClient,
  type ProductsQuery,
} from '../src/index.js';
import { answers, products, report } from '../src/testing/index.js';
import { catchApiError, createStub, json, recordCounts } from './test-client.js';

const API = 'https://app.waypage.example/api';
const bodyOf = ({ init }: { init: RequestInit }): unknown => JSON.parse(init.body as string);

describe('claimPath', () => {
  const claim = { path: 'my-page', qrType: 'link-in-bio' };

  test('says whether the path is claimed', async () => {
    const { claimed, taken } = answers.claimPath;
    const { client, sent } = createStub([json(claimed), json(taken)]);
    expect(await claimPath(client, claim)).toEqual({ claimed: true });
    expect(await claimPath(client, claim)).toEqual({ claimed: false });
    expect(sent[0]).toMatchObject({
      url: `${API}/qr-data/my-page/claim`,
      init: { method: 'POST', body: '{"qrType":"link-in-bio"}' },
    });
    expect(sent[0]?.headers.has('idempotency-key')).toBe(false);
  });

  test.each<
    [string, (client: ApiClient, options?: { idempotencyKey: string }) => Promise<unknown>]
  >([
    ['a claim', (client, options) => claimPath(client, claim, options)],
    ['a report', (client, options) => sendReport(client, report, options)],
  ])('retries with a key only: %s', async (_name, write) => {
    const { client } = createStub([() => Promise.reject(new TypeError('fetch failed'))]);
    expect((await catchApiError(write(client))).attempts).toBe(1);
    expect((await catchApiError(write(client, { idempotencyKey: 'k' }))).attempts).toBe(3);
  });
});

describe('fetchProducts', () => {
  const price = { unit_amount: 1, currency: 'usd' };
  const fetchItems = (items: readonly unknown[]) =>
    fetchProducts(createStub([json({ result: { items, total: 2 } })]).client);

  test.each<[string, ProductsQuery | undefined, unknown]>([
    ['eight by default', undefined, { limit: 8 }],
    ['as many as asked for', { limit: 3 }, { limit: 3 }],
    ['terms', { terms: ['tag', 'dog'] }, { limit: 8, filters: { terms: ['tag', 'dog'] } }],
    ['all without terms', { terms: [] }, { limit: 8 }],
  ])('asks for %s', async (_name, query, body) => {
    const { client, sent } = createStub([json(answers.fetchProducts.none)]);
    await fetchProducts(client, query);
    expect(sent[0]).toMatchObject({ url: `${API}/qr-products/fetch`, init: { method: 'POST' } });
    expect(sent.map(bodyOf)).toEqual([body]);
  });

  test('stays in the background unless told otherwise', async () => {
    const { client } = createStub([json(answers.fetchProducts.none)]);
    const counts = recordCounts(client);
    await fetchProducts(client);
    expect(counts).toEqual([]);
    await fetchProducts(client, {}, { background: false });
    expect(counts).toEqual([1, 0]);
  });

  test('leaves out wrong products and URLs', async () => {
    const [first, ...rest] = products;
    const wrong = [
      { ...first, id: 7 },
      { ...first, defaultPrice: { ...price, unit_amount: 2 ** 53 } },
      { ...first, defaultPrice: { ...price, currency: 'us$' } },
    ];
    const items = [...wrong, { ...first, url: 'javascript:x' }, ...rest, ...rest];
    const skipped: unknown[] = [];
    const { client } = createStub([json({ result: { items } })], {
      hooks: { onSkip: ({ url }, item) => void skipped.push([url, item]) },
    });
    expect(await fetchProducts(client, { limit: products.length })).toEqual(products);
    expect(skipped).toEqual(wrong.map((item) => [`${API}/qr-products/fetch`, item]));
  });

  test('reads null as absent and drops unknown fields', async () => {
    const a = { id: 'a', name: 'A', images: null, qrId: null, discounts: null, url: null };
    const discounts = [{ percent_off: 5, over: null, code: 'x' }];
    const b = { id: 'b', name: 'B', images: [], discounts, stock: 3 };
    const defaultPrice = { unit_amount: 1, currency: 'UsD', tax: 7 };
    expect(await fetchItems([a, b].map((item) => ({ ...item, defaultPrice })))).toStrictEqual([
      { id: 'a', name: 'A', images: [], defaultPrice: price, discounts: [] },
      { id: 'b', name: 'B', images: [], defaultPrice: price, discounts: [{ percent_off: 5 }] },
    ]);
  });
});

describe('sendReport', () => {
  test('sends a normalized address in the foreground', async () => {
    const { client, sent } = createStub([json(answers.sendReport.sent)]);
    const counts = recordCounts(client);
    const content = { ...report.content, contactEmail: ' ana@españa.example' };
    await sendReport(client, { ...report, content });
    expect(counts).toEqual([1, 0]);
    expect(await sendReport(client, report)).toEqual(answers.sendReport.sent.result);
    expect(sent[0]).toMatchObject({ url: `${API}/ms/send/report/email`, init: { method: 'POST' } });
    const normalized = { ...content, contactEmail: 'ana@xn--espaa-rta.example' };
    expect(sent.map(bodyOf)).toEqual([{ ...report, content: normalized }, report]);
  });

  test.each([
    ['one text', 'No.', 'No.'],
    ['a list, one line each', ['No.', 'Not now.'], 'No.\nNot now.'],
    ['nothing', undefined, ''],
    ['null', null, ''],
    ['what is no text', 7, ''],
    ['a list with other values', ['No.', null, 7], 'No.'],
  ])('takes a message of %s', async (_name, rawMessage, message) => {
    const { client } = createStub([json({ result: { success: false, message: rawMessage } })]);
    expect(await sendReport(client, report)).toEqual({ success: false, message });
    const reply = client.request({ path: 'own', body: report, decode: decodeReportResult });
    expect(await reply).toEqual({ success: false, message });
  });
});

describe('solutionVisibility', () => {
  test('is read once per path and client', async () => {
    const { client, sent } = createStub([json({ a: true })]);
    const read = (path: string, by = client) => solutionVisibility(by, path);
    const results = await Promise.all([read('/a.json'), read('/a.json'), read('/b.json')]);
    expect(await read('/a.json')).toBe(results[0]);
    expect(results).toEqual([{ a: true }, { a: true }, { a: true }]);
    expect(sent.map(({ url }) => url)).toEqual(['/a.json', '/b.json']);
    const other = createStub([json({ a: false })]);
    expect(await read('/a.json', other.client)).toEqual({ a: false });
  });

  test('reads its own origin in the background', async () => {
    const { client, sent } = createStub([json({})]);
    const counts = recordCounts(client);
    expect(await solutionVisibility(client)).toEqual({});
    expect(sent[0]?.url).toBe('/solutionVisibility.json');
    expect(counts).toEqual([]);
  });

  test('skips what is no flag', async () => {
    const skipped: unknown[] = [];
    const flags = { $schema: './flags.json', version: 2, product: true, pdf: null, video: false };
    const { client } = createStub([json(flags)], {
      hooks: { otherHosts: true, onSkip: (_attempt, name) => void skipped.push(name) },
    });
    expect(await solutionVisibility(client)).toEqual({ product: true, video: false });
    expect(skipped).toEqual(['$schema', 'version']);
  });

  test('takes names that every object has', async () => {
    const { client } = createStub([() => new Response('{"__proto__":true,"constructor":false}')]);
    const visibility = await solutionVisibility(client);
    expect(Object.getPrototypeOf(visibility)).toBe(Object.prototype);
    expect(Object.keys(visibility)).toEqual(['__proto__', 'constructor']);
  });

  test('needs a full URL without an own origin', async () => {
    using log = vi.spyOn(console, 'error').mockReturnValue();
    expect(await solutionVisibility(createStub([], { fetch: undefined }).client)).toEqual({});
    expect(log).toHaveBeenCalledExactlyOnceWith(
      new TypeError('[@waypage/api-client] /solutionVisibility.json is not a full http(s) URL'),
    );
  });
});
