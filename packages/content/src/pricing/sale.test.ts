import { expect, it, vi } from 'vitest';
import { annualSavingCents, annualSavingPercent, getPlan, priceCents } from './plans.ts';

vi.mock('./current-prices.ts', () => {
  const price = (monthly: number) => ({ monthly, annual: 10 * monthly });
  const until = '2027-01-01T00:00:00.000Z';
  const plans = { free: price(0), basic: { monthly: 900, annual: 7500 }, business: price(2900) };
  const sale = { plan: 'basic', period: 'annual', regularPriceCents: 9000, until };
  return {
    CURRENT_PRICES: { since: until, plans: { ...plans, premium: price(7900) }, sales: [sale] },
  };
});

it('ends a sale in prices and savings', () => {
  const plan = getPlan('basic');
  const end = Date.UTC(2027, 0, 1);
  const at = (now?: number) => [priceCents(plan, 'annual', now), annualSavingCents(plan, now)];
  expect(at()).toEqual([7500, 3300]);
  expect(at(end - 1)).toEqual([7500, 3300]);
  expect(at(end)).toEqual([9000, 1800]);
  expect(annualSavingPercent()).toBe(16);
});
