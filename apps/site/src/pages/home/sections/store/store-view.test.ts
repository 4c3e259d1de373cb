import type { Locale } from '@waypage/content';
import { describe, expect, it } from 'vitest';
import type { Product } from '@waypage/api-client';
import { translator } from '#services/testing/translator.ts';
import { links } from '#services/links.ts';
import { productView } from './store-view.ts';

async function view(changes: Partial<Product>, locale: Locale = 'en') {
  const product: Product = {
    id: 'tag',
    name: 'Steel pet tag',
    images: ['qr-products/tag.webp', 'qr-products/back.webp'],
    qrId: 'milo',
    defaultPrice: { unit_amount: 1490, currency: 'usd' },
    discounts: [],
    ...changes,
  };
  return productView(product, await translator(locale, ['store']), locale);
}

const price = (amount: number, currency = 'usd') => ({ unit_amount: amount, currency });

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

  it('writes the decimals as the language does', async () => {
    expect((await view({}, 'es')).price).toBe('14,90');
    expect((await view({}, 'fr')).price).toBe('14,90');
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
  it('has new price, old price and discount', async () => {
    const changes = { defaultPrice: price(3400), discounts: [{ percent_off: 15 }] };
    expect(await view(changes)).toMatchObject({
      price: '28.90',
      oldPrice: '34.00',
      discount: '15% off',
    });
    expect(await view(changes, 'fr')).toMatchObject({
      price: '28,90',
      oldPrice: '34,00',
      discount: '15\u00a0% de remise',
    });
  });

  it('rounds to cents and writes fractional percentages', async () => {
    const changes = { defaultPrice: price(999), discounts: [{ percent_off: 12.5 }] };
    expect(await view(changes)).toMatchObject({ price: '8.74', discount: '12.5% off' });
  });

  it('counts the first discount only', async () => {
    const changes = { discounts: [{ percent_off: 10 }, { percent_off: 50 }] };
    expect(await view(changes)).toMatchObject({ price: '13.41', discount: '10% off' });
  });

  it('is plain when every order exceeds the discount', async () => {
    const changes = { discounts: [{ percent_off: 10, over: 0 }] };
    expect(await view(changes)).toMatchObject({ price: '13.41', oldPrice: '14.90' });
  });

  it('keeps the price if larger orders are required', async () => {
    const changes = { discounts: [{ percent_off: 10, over: 2 }] };
    expect(await view(changes)).toMatchObject({
      price: '14.90',
      oldPrice: undefined,
      discount: '10% off orders over 2',
    });
  });
});
