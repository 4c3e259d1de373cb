import type { Product as ClientProduct } from '@waypage/api-client';
import { parserOf } from '../contract.ts';

/** A product as in the API response, always with the short path of its code. */
export type Product = ClientProduct & { qrId: string };

interface CatalogEntry {
  product: Product;
  /** Search terms, in lower case. */
  terms: readonly string[];
}

export const PRODUCT_BUCKET = 'qr-products';

/** Origin of the URLs in the codes printed on products. */
export const PRODUCT_CODE_ORIGIN = 'https://waypage.example';

// Both forms of image references occur, to catch clients that support only one.
const PATH = PRODUCT_BUCKET;
const STORE = `https://${PRODUCT_BUCKET}.storage.waypage.example`;

const CATALOG: readonly CatalogEntry[] = [
  entry('steel-pet-tag', 'Steel pet tag', 'milo', 1490, PATH, ['pet-id', 'dog', 'cat', 'metal']),
  entry('business-cards', 'Business cards, 100', 'nadia', 3400, STORE, ['vcard-plus', 'paper'], 15),
  entry('label-roll', 'Label roll, 250', 'jar-12', 3850, PATH, ['smart-label', 'sticker', 'paper']),
  entry('luggage-tag', 'Luggage tag', 'found-7', 1190, PATH, ['find-me', 'travel', 'bag']),
  entry('table-tent', 'Table tent', 'lunch', 1800, STORE, ['google-review', 'sign', 'restaurant']),
  entry(
    'asset-plates',
    'Asset plates, 20',
    '00418',
    3000,
    PATH,
    ['inventory', 'sign', 'metal'],
    20,
  ),
  entry('hang-tags', 'Hang tags, 50', 'wool', 2100, PATH, ['product', 'tag', 'paper', 'shop']),
  entry('wristbands', 'Wristbands, 100', 'orilla', 4600, STORE, ['event', 'festival', 'ticket']),
];

export const PRODUCTS: readonly Product[] = CATALOG.map(({ product }) => product);

interface ProductsRequest {
  limit: number;
  /** A product has to match at least one; none means every product. */
  filters?: { terms: readonly string[] };
}

export const parseProductsRequest = parserOf<ProductsRequest>('ProductsRequest');

export function findProducts({ limit, filters }: ProductsRequest): Product[] {
  const lowerCaseTerms = (filters?.terms ?? []).map((term) => term.toLowerCase());
  return CATALOG.filter(
    ({ terms }) =>
      lowerCaseTerms.length === 0 || lowerCaseTerms.some((term) => terms.includes(term)),
  )
    .slice(0, limit)
    .map(({ product }) => product);
}

function entry(
  id: string,
  name: string,
  qrId: string,
  cents: number,
  imageBase: string,
  terms: readonly string[],
  percentOff?: number,
): CatalogEntry {
  return {
    product: {
      id,
      name,
      images: [`${imageBase}/${id}.webp`],
      qrId,
      defaultPrice: { unit_amount: cents, currency: 'usd' },
      discounts: percentOff === undefined ? [] : [{ percent_off: percentOff }],
    },
    terms: [...terms, ...(name.toLowerCase().match(/[a-z]+/g) ?? [])],
  };
}
