import type { Sale } from '@waypage/content/pricing';

/** The name of a sale in attributes of elements that are shown only during it, or only after it. */
export function saleKey({ plan, period }: Pick<Sale, 'plan' | 'period'>): string {
  return `${plan}-${period}`;
}
