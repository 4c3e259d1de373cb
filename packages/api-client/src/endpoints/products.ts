import type { ApiClient, CallOptions } from '../create-api-client.js';
import { expectShape, isRecord } from '../http/json.js';
import { isUrl } from '../url.js';

/** A product of the shop. */
export interface Product {
  id: string;
  name: string;
  /** Image references for `imageUrl`; show the first one. May be empty. */
  images: string[];
  /** Short path of the code on the product; undefined if it has none. */
  qrId?: string | undefined;
  defaultPrice: ProductPrice;
  /** Show the first one. May be empty. */
  discounts: ProductDiscount[];
  /** http(s) URL of its page in the shop; undefined if the shop provides none. */
  url?: string | undefined;
}

/** Price of a product. */
export interface ProductPrice {
  /** Whole cents, a safe integer. */
  unit_amount: number;
  /** ISO 4217 code in lower case, for example `usd`, whatever case the shop uses. */
  currency: string;
}

/** A discount on a price. */
export interface ProductDiscount {
  /** Above 0, at most 100. */
  percent_off: number;
  /** Amount that an order has to exceed, in the shop's unit; undefined for every order. */
  over?: number | undefined;
}

/** Filter of products. */
export interface ProductsQuery {
  /** Search terms, of which a product has to match at least one; none matches every product. @default [] */
  terms?: readonly string[] | undefined;
  /** Maximum number of products, 1 to 50. @default 8 */
  limit?: number | undefined;
}

/**
 * Fetches products, in the shop's order and at most `limit`: `POST qr-products/fetch`. Runs in the background by
 * default, and is retried like a GET because it only reads. Invalid products are omitted and reported to the client's
 * `onSkip`; if all of them are invalid, the call fails.
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

/** Returns undefined for an invalid product. Optional fields may be null; unknown fields are dropped. */
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
