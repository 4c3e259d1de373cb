import type { ApiClient, CallOptions } from '../create-api-client.js';
import { expectShape, isRecord } from '../http/json.js';
import { isUrl } from '../url.js';

/** A product of the shop. */
export interface Product {
  id: string;
  name: string;
  /** References of images, for `imageUrl`; the first one is shown. May be empty. */
  images: string[];
  /** The code on the product; undefined where it has none. */
  qrId?: string | undefined;
  defaultPrice: ProductPrice;
  /** The first one is shown. May be empty. */
  discounts: ProductDiscount[];
  /** Its page in the shop, http or https; undefined where the shop names none. */
  url?: string | undefined;
}

/** What a product costs. */
export interface ProductPrice {
  /** Whole cents, a safe integer. */
  unit_amount: number;
  /** ISO 4217 in small letters, whatever the shop wrote, for example `usd`. */
  currency: string;
}

/** What is taken off a price. */
export interface ProductDiscount {
  /** Above 0, at most 100. */
  percent_off: number;
  /** What an order has to exceed, as the shop counts it; undefined means every order. */
  over?: number | undefined;
}

/** Which products to ask for. */
export interface ProductsQuery {
  /** Words, at least one of which a product has to be about; none means every product. @default [] */
  terms?: readonly string[] | undefined;
  /** Most products to get, 1 to 50. @default 8 */
  limit?: number | undefined;
}

/**
 * Products of the shop, in the shop's order and never more than asked for: `POST qr-products/fetch`. In
 * the background unless told otherwise, and repeated after a passing failure, as it only reads. A product
 * that is wrong is omitted, of which the client's `onSkip` hears; when all are, that is a failure.
 *
 * @throws {ApiError} for every failure, see its kinds.
 */
export function fetchProducts(
  client: Pick<ApiClient, 'request'>,
  { terms = [], limit = 8 }: ProductsQuery = {},
  options?: CallOptions,
): Promise<Product[]> {
  return client.request(
    {
      path: 'qr-products/fetch',
      body: { limit, ...(terms.length > 0 && { filters: { terms } }) },
      safe: true,
      decode: (value, skip) => decodeProducts(value, skip).slice(0, limit),
    },
    { background: true, ...options },
  );
}

function decodeProducts(value: unknown, skip: (item: unknown) => void): Product[] {
  const items = isRecord(value) ? value['items'] : undefined;
  expectShape(Array.isArray(items), '"items" is no list');
  const products = items.flatMap((item: unknown) => {
    const product = readProduct(item);
    if (product === undefined) skip(item);
    return product ?? [];
  });
  expectShape(products.length > 0 || items.length === 0, 'no product');
  return products;
}

/** Reads a product, undefined when it is none. What may be absent may be null; what is not asked for is omitted. */
function readProduct(value: unknown): Product | undefined {
  const { id, name, images, qrId, defaultPrice, discounts, url } = isRecord(value) ? value : {};
  const drawnImages = images ?? [];
  const code = qrId ?? undefined;
  const { unit_amount, currency } = isRecord(defaultPrice) ? defaultPrice : {};
  const reductions = discounts ?? [];
  return isFilled(id) &&
    isFilled(name) &&
    Array.isArray(drawnImages) &&
    drawnImages.every(isFilled) &&
    (code === undefined || typeof code === 'string') &&
    isNumber(unit_amount, 0) &&
    Number.isSafeInteger(unit_amount) &&
    isFilled(currency) &&
    /^[a-z]{3}$/i.test(currency) &&
    Array.isArray(reductions) &&
    reductions.every(isDiscount)
    ? {
        id,
        name,
        images: drawnImages,
        ...(code !== undefined && { qrId: code }),
        defaultPrice: { unit_amount, currency: currency.toLowerCase() },
        discounts: reductions.map(({ percent_off, over }) => ({
          percent_off,
          ...(isNumber(over, 0) && { over }),
        })),
        ...(isWebUrl(url) && { url }),
      }
    : undefined;
}

function isDiscount(value: unknown): value is { percent_off: number; over: unknown } {
  const { percent_off, over } = isRecord(value) ? value : {};
  return isNumber(percent_off, Number.MIN_VALUE, 100) && isNumber(over ?? 0, 0);
}

function isWebUrl(value: unknown): value is string {
  return isFilled(value) && /^https?:\/\//i.test(value) && isUrl(value);
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isNumber(value: unknown, min: number, max = Infinity): value is number {
  return typeof value === 'number' && value >= min && value <= max;
}
