/** Formats a price: `14.90 USD` (docs/product.md, section 3, "Store product"). */
export function formatPrice(cents: number, currency: string): string {
  return `${formatAmount(cents)} ${currency.toUpperCase()}`;
}

export function formatAmount(cents: number): string {
  return (cents / 100).toFixed(2);
}

export function discount(cents: number, percentOff: number): number {
  return Math.round((cents * (100 - percentOff)) / 100);
}
