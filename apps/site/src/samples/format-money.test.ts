import { expect, it } from 'vitest';
import { formatMoney } from './format-money.ts';

it('writes an amount as the language does', () => {
  expect(formatMoney(1.8, 'EUR', 'en')).toBe('€1.80');
  expect(formatMoney(1.8, 'EUR', 'es').replaceAll(/\s/g, ' ')).toBe('1,80 €');
  expect(formatMoney(90, 'GBP', 'fr').replaceAll(/\s/g, ' ')).toBe('90 £');
});
