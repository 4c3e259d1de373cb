import { fetchProducts, imageUrl } from '@waypage/api-client';
import { describe, expect } from 'vitest';
import { postJson, test } from './test-sandbox.ts';

const PATH = '/api/qr-products/fetch';

describe('the products', () => {
  test('are eight, each with an existing image', async ({ server }) => {
    const products = await fetchProducts(server.client);
    expect(products).toHaveLength(8);
    for (const { images } of products) {
      const image = await fetch(imageUrl(server.appHost, images[0] ?? '') ?? '');
      expect(image.status).toBe(200);
      expect(image.headers.get('content-type')).toBe('image/webp');
      await image.arrayBuffer();
    }
  });

  test.for([
    [['dog'], ['steel-pet-tag']],
    [
      ['DOG', 'festival'],
      ['steel-pet-tag', 'wristbands'],
    ],
    [['submarine'], []],
  ] as const)('about one of %j are %j', async ([terms, expected], { server }) => {
    const products = await fetchProducts(server.client, { terms });
    expect(products.map(({ id }) => id)).toEqual(expected);
  });

  test.for([
    ['not JSON', '{', 400, 'bad-request'],
    ['a limit beyond 50', '{"limit":51}', 422, 'invalid'],
    ['terms that are no texts', '{"limit":8,"filters":{"terms":[1]}}', 422, 'invalid'],
    ['__proto__', '{"limit":8,"__proto__":{"limit":1}}', 422, 'invalid'],
  ] as const)('are refused for a body with %s', async ([_what, body, status, code], { server }) => {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    const response = await postJson(server.appHost + PATH, body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });
});
