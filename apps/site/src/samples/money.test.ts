import { expect, it } from 'vitest';
import { money } from './money.ts';

it('writes an amount as the language does', () => {
  expect(money(1.8, 'EUR', 'en')).toBe('€1.80');
  expect(money(1.8, 'EUR', 'es').replaceAll(/\s/g, ' ')).toBe('1,80 €');
  expect(money(90, 'GBP', 'fr').replaceAll(/\s/g, ' ')).toBe('90 £');
});
