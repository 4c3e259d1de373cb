import type { Locale } from '@waypage/content';
import { describe, expect, it } from 'vitest';
import type { Product } from '@waypage/api-client';
import { translator } from '#services/testing/translator.ts';
import { links } from '#services/links.ts';
import { productView } from './store-view.ts';

const price = (amount: number) => ({ unit_amount: amount, currency: 'usd' });

async function view(changes: Partial<Product>, locale: Locale = 'en') {
  const product: Product = {
    id: 'tag',
    name: 'Steel pet tag',
    images: ['qr-products/tag.webp', 'qr-products/back.webp'],
    qrId: 'milo',
    defaultPrice: price(1490),
    discounts: [],
    ...changes,
  };
  return productView(product, await translator(locale, ['store']), locale);
}

describe('productView without a discount', () => {
  it('has price, currency and first image', async () => {
    expect(await view({})).toEqual({
      id: 'tag',
      name: 'Steel pet tag',
      image: 'qr-products/tag.webp',
      href: links.product('tag'),
      price: '14.90',
      currency: 'USD',
      oldPrice: undefined,
      discount: undefined,
    });
  });

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [100, '1.00'],
    [1_234_567, '12,345.67'],
  ])('writes %d cents as %s', async (amount, expected) => {
    expect((await view({ defaultPrice: price(amount) })).price).toBe(expected);
  });

  it.each(['es', 'fr'] as const)('writes the decimals as the language does: %s', async (locale) => {
    expect((await view({}, locale)).price).toBe('14,90');
  });

  it('leads to its shop page if any', async () => {
    const url = 'https://shop.example/tag';
    expect((await view({ url })).href).toBe(url);
  });

  it('has no image when the shop has none', async () => {
    expect((await view({ images: [] })).image).toBeUndefined();
  });
});

describe('productView with a discount', () => {
  it.each([
    [[{ percent_off: 15 }], 3400, '28.90', '34.00', '15% off'],
    // Rounded to cents.
    [[{ percent_off: 12.5 }], 999, '8.74', '9.99', '12.5% off'],
    // The first counts.
    [[{ percent_off: 10 }, { percent_off: 50 }], 1490, '13.41', '14.90', '10% off'],
    // Every order exceeds its limit.
    [[{ percent_off: 10, over: 0 }], 1490, '13.41', '14.90', '10% off'],
    // Larger orders are required.
    [[{ percent_off: 10, over: 2 }], 1490, '14.90', undefined, '10% off orders over 2'],
  ])('of %j has both prices', async (discounts, amount, now, oldPrice, discount) => {
    const product = await view({ defaultPrice: price(amount), discounts });
    expect(product).toMatchObject({ price: now, oldPrice, discount });
  });

  it('is written as the language does', async () => {
    const changes = { defaultPrice: price(3400), discounts: [{ percent_off: 15 }] };
    expect(await view(changes, 'fr')).toMatchObject({
      price: '28,90',
      oldPrice: '34,00',
      discount: '15\u00a0% de remise',
    });
  });
});
