/** Prices are in euros; the cheapest first. */
export const ALTERATIONS = [
  { id: 'trousers', label: 'sample-sales-price-list:trousers', price: 12 },
  { id: 'zip', label: 'sample-sales-price-list:zip', price: 14 },
  { id: 'jeans', label: 'sample-sales-price-list:jeans', price: 16 },
  { id: 'skirt', label: 'sample-sales-price-list:skirt', price: 18 },
  { id: 'shirt', label: 'sample-sales-price-list:shirt', price: 22 },
  { id: 'sleeves', label: 'sample-sales-price-list:sleeves', price: 34 },
  { id: 'lining', label: 'sample-sales-price-list:lining', price: 85 },
] as const;

export type AlterationId = (typeof ALTERATIONS)[number]['id'];

/** Total in euros. */
export function priceOf(chosen: ReadonlySet<AlterationId>): number {
  return ALTERATIONS.reduce((sum, { id, price }) => (chosen.has(id) ? sum + price : sum), 0);
}
