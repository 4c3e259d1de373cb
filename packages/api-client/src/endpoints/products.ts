import type { ApiClient, CallOptions } from '../create-api-client.js';
import { expectShape, isRecord } from '../http/json.js';

/** A product of the shop (docs/product.md, section 3). */
export interface Product {
  id: string;
  name: string;
  /** References of pictures, for `imageUrl`; the first one is shown. May be empty. */
  images: string[];
  /** The code on the product. */
  qrId: string;
  defaultPrice: ProductPrice;
  /** The first one is shown. May be empty. */
  discounts: ProductDiscount[];
  /** Its page in the shop, http or https; undefined where the shop names none. */
  url?: string | undefined;
}

/** What a product costs. */
export interface ProductPrice {
  /** Whole cents. */
  unit_amount: number;
  /** ISO 4217 in small letters, for example `usd`. */
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
 * Products of the shop, in the shop's order and never more than asked for: `POST qr-products/fetch`
 * (docs/product.md, section 7). In the background unless told otherwise, and repeated after a passing fault, as it
 * only reads. A product that is wrong is left out; when all are, that is a fault.
 *
 * @throws {ApiError} for every fault, see its kinds.
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
      retry: true,
      decode: (value) => decodeProducts(value).slice(0, limit),
    },
    { background: true, ...options },
  );
}

function decodeProducts(value: unknown): Product[] {
  const items = isRecord(value) ? value['items'] : undefined;
  expectShape(Array.isArray(items), '"items" is no list of products');
  const products = items.filter(isProduct);
  expectShape(products.length > 0 || items.length === 0, 'none of the "items" is a product');
  return products.map(({ url, ...product }) => (isWebAddress(url) ? { ...product, url } : product));
}

function isProduct(value: unknown): value is Product {
  if (!isRecord(value)) return false;
  const { id, name, images, qrId, defaultPrice, discounts } = value;
  return (
    isFilled(id) &&
    isFilled(name) &&
    Array.isArray(images) &&
    images.every(isFilled) &&
    typeof qrId === 'string' &&
    isPrice(defaultPrice) &&
    Array.isArray(discounts) &&
    discounts.every(isDiscount)
  );
}

function isPrice(value: unknown): boolean {
  return (
    isRecord(value) &&
    isNumber(value['unit_amount'], 0) &&
    Number.isInteger(value['unit_amount']) &&
    /^[a-z]{3}$/.test(String(value['currency']))
  );
}

function isDiscount(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { percent_off, over = 0 } = value;
  return isNumber(percent_off, Number.MIN_VALUE, 100) && isNumber(over, 0);
}

function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value);
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isNumber(value: unknown, min: number, max = Infinity): boolean {
  return typeof value === 'number' && value >= min && value <= max;
}
