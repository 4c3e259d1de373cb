/** A price as it is written on the pages: `14.90 USD` (docs/product.md, section 3, "Store product"). */
export function formatPrice(cents: number, currency: string): string {
  return `${formatAmount(cents)} ${currency.toUpperCase()}`;
}

/** A price without its currency: `14.90` */
export function formatAmount(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** What is left of a price after a discount, in whole cents. */
export function discount(cents: number, percentOff: number): number {
  return Math.round((cents * (100 - percentOff)) / 100);
}
