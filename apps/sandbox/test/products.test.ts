import { createApiClient, fetchProducts, imageUrl } from '@waypage/api-client';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discount } from '../src/pages/shop-page.ts';
import { findProducts, parseProductsRequest, PRODUCTS } from '../src/products/products.ts';
import { validatorOf } from './contract.ts';
import { postJson, startTestSandbox } from './test-sandbox.ts';

const PATH = '/api/qr-products/fetch';

describe('the products', () => {
  test('are eight, each with an image that is really there', async () => {
    await using server = await startTestSandbox();
    const products = await fetchProducts(createApiClient({ appHost: server.appHost }));
    expect(products).toHaveLength(8);
    for (const { images } of products) {
      const image = await fetch(imageUrl(server.appHost, images[0] ?? '') ?? '');
      expect(image.status).toBe(200);
      expect(image.headers.get('content-type')).toBe('image/webp');
      await image.arrayBuffer();
    }
  });

  test('have prices in cents, and some a discount', () => {
    expect(PRODUCTS.every(({ defaultPrice }) => Number.isInteger(defaultPrice.unit_amount))).toBe(
      true,
    );
    expect(PRODUCTS.filter(({ discounts }) => discounts.length > 0).map(({ id }) => id)).toEqual([
      'business-cards',
      'asset-plates',
    ]);
  });

  test('are no more than were asked for', async () => {
    await using server = await startTestSandbox();
    const client = createApiClient({ appHost: server.appHost });
    const [first, second, ...others] = await fetchProducts(client, { limit: 2 });
    expect([first?.id, second?.id]).toEqual(['steel-pet-tag', 'business-cards']);
    expect(others).toEqual([]);
  });

  test.each([
    [['dog'], ['steel-pet-tag']],
    [
      ['DOG', 'festival'],
      ['steel-pet-tag', 'wristbands'],
    ],
    [['tag'], ['steel-pet-tag', 'luggage-tag', 'hang-tags']],
    [['submarine'], []],
  ])('about one of %j are %j', async (terms, expected) => {
    await using server = await startTestSandbox();
    const client = createApiClient({ appHost: server.appHost });
    const products = await fetchProducts(client, { terms });
    expect(products.map(({ id }) => id)).toEqual(expected);
  });

  test.each([
    ['not JSON', '{', 400, 'bad-request'],
    ['a list', '[]', 422, 'invalid'],
    ['no limit', '{}', 422, 'invalid'],
    ['a limit beyond 50', '{"limit":51}', 422, 'invalid'],
    ['terms that are no texts', '{"limit":8,"filters":{"terms":[1]}}', 422, 'invalid'],
    ['something unknown', '{"limit":8,"admin":true}', 422, 'invalid'],
    ['__proto__', '{"limit":8,"__proto__":{"limit":1}}', 422, 'invalid'],
  ])('are refused for a body with %s', async (_what, body, status, code) => {
    await using server = await startTestSandbox();
    const response = await fetch(server.appHost + PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body,
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });

  test('are refused for a body of another type', async () => {
    await using server = await startTestSandbox();
    const response = await fetch(server.appHost + PATH, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '{"limit":8}',
    });
    expect(response.status).toBe(415);
  });

  test('may be asked for as often as one likes', async () => {
    await using server = await startTestSandbox({ limits: { writes: { burst: 1, perMinute: 1 } } });
    for (let request = 0; request < 3; request += 1) {
      const response = await postJson(server.appHost + PATH, { limit: 1 });
      expect(response.status).toBe(200);
    }
  });
});

describe('the rules', () => {
  test('accept exactly the requests that the contract accepts', () => {
    const isValid = validatorOf('ProductsRequest');
    const term = fc.oneof(
      fc.string({ maxLength: 62 }),
      fc.string({ unit: 'grapheme' }),
      fc.integer(),
    );
    const request = fc.record(
      {
        limit: fc.oneof(fc.integer({ min: -1, max: 52 }), fc.double(), fc.constant('8')),
        filters: fc.oneof(
          fc.record({ terms: fc.array(term, { maxLength: 22 }) }, { requiredKeys: [] }),
          fc.constant(null),
        ),
        others: fc.anything(),
      },
      { requiredKeys: ['limit'] },
    );
    fc.assert(
      fc.property(fc.oneof(request, fc.jsonValue()), (value) => {
        expect('value' in parseProductsRequest(value)).toBe(isValid(value));
      }),
      { numRuns: 10_000 },
    );
  });

  test('keep the order of the shelves and the limit, whatever is asked', () => {
    const own = fc.constantFrom('tag', 'paper', 'DOG', 'sign', 'nothing');
    const request = fc.record({
      limit: fc.integer({ min: 1, max: 50 }),
      terms: fc.array(own, { maxLength: 4 }),
    });
    fc.assert(
      fc.property(request, ({ limit, terms }) => {
        const found = findProducts({ limit, terms });
        expect(found.length).toBeLessThanOrEqual(limit);
        const places = found.map((product) => PRODUCTS.indexOf(product));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        expect(places).not.toContain(-1);
      }),
      { numRuns: 10_000 },
    );
  });

  test('never give more than the price away', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 100 }), (cents, percent) => {
        const price = discount(cents, percent);
        expect(Number.isInteger(price)).toBe(true);
        expect(price).toBeGreaterThanOrEqual(0);
        expect(price).toBeLessThanOrEqual(cents);
      }),
      { numRuns: 10_000 },
    );
    expect(discount(3400, 15)).toBe(2890);
  });
});
