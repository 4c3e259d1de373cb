import type { ApiClient, CallOptions } from '../create-api-client.js';
import { expectShape, isRecord } from '../http/json.js';

/** A product of the shop. */
export interface Product {
  id: string;
  name: string;
  /** References of pictures, for `imageUrl`; the first one is shown. May be empty. */
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
 * the background unless told otherwise, and repeated after a passing fault, as it only reads. A product
 * that is wrong is left out, of which the client's `onSkip` hears; when all are, that is a fault.
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
      safe: true,
      decode: (value, skip) => decodeProducts(value, skip).slice(0, limit),
    },
    { background: true, ...options },
  );
}

/** A product as the shop writes it. */
type SentProduct = Omit<Product, 'discounts'> & Partial<Pick<Product, 'discounts'>>;

function decodeProducts(value: unknown, skip: (item: unknown) => void): Product[] {
  const items = isRecord(value) ? value['items'] : undefined;
  expectShape(Array.isArray(items), '"items" is no list of products');
  const products = items.filter((item) => {
    const isRight = isProduct(item);
    if (!isRight) skip(item);
    return isRight;
  });
  expectShape(products.length > 0 || items.length === 0, 'none of the "items" is a product');
  return products.map(({ url, discounts = [], defaultPrice, ...product }) => ({
    ...product,
    discounts,
    defaultPrice: { ...defaultPrice, currency: defaultPrice.currency.toLowerCase() },
    ...(isWebAddress(url) && { url }),
  }));
}

function isProduct(value: unknown): value is SentProduct {
  if (!isRecord(value)) return false;
  const { id, name, images, qrId = '', defaultPrice, discounts = [] } = value;
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
  if (!isRecord(value)) return false;
  const { unit_amount, currency } = value;
  return (
    isNumber(unit_amount, 0) &&
    Number.isSafeInteger(unit_amount) &&
    typeof currency === 'string' &&
    /^[a-z]{3}$/i.test(currency)
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
